import { expect } from 'chai'
import {
  TextSaver,
  type OtherText,
  type SaveOutcome,
  type UnsavedText,
} from '../../../apps/web/src/shared/editor/text-saver.ts'

interface Sent {
  readonly text: string
  readonly basedOn: number
  readonly isLeaving: boolean
  answer(outcome: SaveOutcome): Promise<void>
}

const LOST: SaveOutcome = { kind: 'no-connection' }
const turn = () => new Promise((resolve) => setImmediate(resolve))

/** A server with one text, a device, a clock that a test moves, and the saver between them. */
class SaverFixture {
  server: OtherText = { version: 1, text: 'We help.', author: null }
  readonly sent: Sent[] = []
  kept: UnsavedText | null = null
  private readonly timers = new Map<object, { readonly milliseconds: number; readonly act: () => void }>()
  readonly saver = this.newSaver('session-1')

  newSaver(session: string): TextSaver {
    return new TextSaver(this.server, session, {
      send: ({ text, basedOn }, isLeaving) =>
        new Promise((resolve) => {
          const answer = async (outcome: SaveOutcome) => {
            resolve(outcome)
            await turn()
          }
          this.sent.push({ text, basedOn, isLeaving, answer })
        }),
      keep: (_session, unsaved) => void (this.kept = unsaved),
      after: (milliseconds, act) => {
        const timer = {}
        this.timers.set(timer, { milliseconds, act })
        return () => void this.timers.delete(timer)
      },
      onSaved: () => undefined,
    })
  }

  get state() {
    return this.saver.current()
  }

  /** The times of the timers that wait. */
  get waits(): readonly number[] {
    return [...this.timers.values()].map(({ milliseconds }) => milliseconds)
  }

  ring(): void {
    const due = [...this.timers]
    this.timers.clear()
    for (const [, { act }] of due) act()
  }

  get last(): Sent {
    return this.sent.at(-1)!
  }

  /** The server takes in what was sent, as it does: who saves second is refused. */
  take({ text, basedOn }: Sent, author: string | null = null): SaveOutcome {
    if (basedOn !== this.server.version) return { kind: 'conflict', current: this.server }
    this.server = { version: this.server.version + 1, text, author }
    return { kind: 'saved', saved: this.server }
  }

  /** Answers everything that is asked until nothing is. */
  async serve(): Promise<void> {
    for (let asked = 0; asked < this.sent.length; asked++) await this.sent[asked]!.answer(this.take(this.sent[asked]!))
    this.sent.length = 0
  }

  otherSaves(text: string): void {
    this.server = { version: this.server.version + 1, text, author: 'Sam Lee' }
  }
}

describe('a text that saves itself', () => {
  let fixture: SaverFixture

  beforeEach(() => void (fixture = new SaverFixture()))

  it('is sent some time after the last key, and is on the device until the server has it', async () => {
    fixture.saver.change('We help 4')
    fixture.saver.change('We help 41')
    expect(fixture.waits).to.deep.equal([800])
    expect(fixture.kept?.text).to.equal('We help 41')
    expect(fixture.sent).to.have.length(0)

    fixture.ring()
    expect(fixture.last).to.include({ text: 'We help 41', basedOn: 1, isLeaving: false })
    expect(fixture.state.status).to.equal('saving')
    await fixture.last.answer(fixture.take(fixture.last))
    expect(fixture.state).to.deep.include({ status: 'saved', server: { version: 2, text: 'We help 41' } })
    expect(fixture.kept).to.equal(null)
  })

  it('has one request under way at a time, and then sends the newest text', async () => {
    fixture.saver.change('one')
    fixture.ring()
    fixture.saver.change('one two')
    fixture.ring()
    fixture.saver.change('one two three')
    fixture.ring()
    expect(fixture.sent).to.have.length(1)

    await fixture.last.answer(fixture.take(fixture.last))
    expect(fixture.sent).to.have.length(2)
    expect(fixture.last).to.include({ text: 'one two three', basedOn: 2 })
    expect(fixture.kept).to.include({ text: 'one two three', basedOn: 2 })
    await fixture.last.answer(fixture.take(fixture.last))
    expect(fixture.server.text).to.equal('one two three')
    expect(fixture.kept).to.equal(null)
  })

  it('is kept on the device without a connection, and sent again at growing intervals', async () => {
    fixture.saver.change('one')
    fixture.ring()
    const waits: number[] = []
    for (let attempt = 0; attempt < 5; attempt++) {
      await fixture.last.answer(LOST)
      expect(fixture.state.status).to.equal('kept')
      waits.push(...fixture.waits)
      fixture.ring()
    }
    expect(waits).to.deep.equal([2_000, 5_000, 15_000, 30_000, 30_000])
    expect(fixture.kept?.text).to.equal('one')

    await fixture.serve()
    expect(fixture.server.text).to.equal('one')
    expect(fixture.state.status).to.equal('saved')
  })

  it('knows its own words where only the confirmation was lost', async () => {
    fixture.saver.change('one')
    fixture.ring()
    fixture.take(fixture.last)
    await fixture.last.answer(LOST)
    fixture.saver.change('one two')
    fixture.ring()

    await fixture.serve()
    expect(fixture.server).to.include({ text: 'one two', version: 3 })
    expect(fixture.state.status).to.equal('saved')
  })

  it('shows both texts to who saves second, and keeps what is typed meanwhile', async () => {
    fixture.saver.change('mine')
    fixture.otherSaves('theirs')
    fixture.ring()
    await fixture.serve()
    expect(fixture.state).to.deep.include({ status: 'conflict', text: 'mine', other: fixture.server })
    fixture.saver.change('mine, longer')
    fixture.saver.flush()
    fixture.saver.leave()

    expect(fixture.sent).to.have.length(0)
    expect(fixture.kept?.text).to.equal('mine, longer')
  })

  for (const [choice, text] of [
    ['mine', 'mine'],
    ['theirs', 'theirs'],
    ['both', 'theirs\n\nmine'],
  ] as const)
    it(`goes on with the text that was chosen of two: ${choice}`, async () => {
      fixture.saver.change('mine')
      fixture.otherSaves('theirs')
      fixture.ring()
      await fixture.serve()

      fixture.saver.decide(choice)
      await fixture.serve()
      expect(fixture.server.text).to.equal(text)
      expect(fixture.state).to.deep.include({ status: 'saved', text, other: null })
      expect(fixture.kept).to.equal(null)
    })

  it('is shown both texts again if another one is saved while it chooses', async () => {
    fixture.saver.change('mine')
    fixture.otherSaves('theirs')
    fixture.ring()
    await fixture.serve()
    fixture.otherSaves('theirs again')
    fixture.saver.decide('mine')
    await fixture.serve()

    expect(fixture.state).to.deep.include({ status: 'conflict', text: 'mine', other: fixture.server })
  })

  it('stays on the device when the session is over, and is sent once somebody is there again', async () => {
    fixture.saver.change('one')
    fixture.ring()
    await fixture.last.answer({ kind: 'session-over', because: 'expired' })
    expect(fixture.kept?.text).to.equal('one')
    expect(fixture.waits).to.deep.equal([])

    fixture.saver.flush()
    await fixture.serve()
    expect(fixture.server.text).to.equal('one')
  })

  it('says why the server refuses it, keeps it, and tries again after the next key', async () => {
    fixture.saver.change('too long')
    fixture.ring()
    await fixture.last.answer({ kind: 'refused', reason: 'Too long.' })
    expect(fixture.state).to.include({ status: 'refused', reason: 'Too long.' })
    expect(fixture.kept?.text).to.equal('too long')

    fixture.saver.change('short')
    fixture.ring()
    await fixture.serve()
    expect(fixture.state.status).to.equal('saved')
  })

  it('is sent at once when its page is left, also while another request is under way', async () => {
    fixture.saver.change('one')
    fixture.ring()
    fixture.saver.change('one two')
    fixture.saver.leave()
    expect(fixture.sent.map(({ text, isLeaving }) => [text, isLeaving])).to.deep.equal([
      ['one', false],
      ['one two', true],
    ])
    await fixture.serve()

    expect(fixture.server.text).to.equal('one two')
    expect(fixture.state.status).to.equal('saved')
  })

  it('is sent by the next page if its own was closed, where nobody has changed it', async () => {
    fixture.saver.change('one')
    const unsaved = fixture.kept!
    const next = fixture.newSaver('session-2')
    next.recover(unsaved, fixture.server)
    await fixture.serve()

    expect(fixture.server.text).to.equal('one')
    expect(next.current().status).to.equal('saved')
    expect(fixture.kept).to.equal(null)
  })

  it('is taken for saved by the next page if the server has it', async () => {
    fixture.saver.change('one')
    fixture.ring()
    fixture.take(fixture.last)
    const next = fixture.newSaver('session-2')
    next.recover(fixture.kept!, fixture.server)

    expect(next.current()).to.deep.include({ status: 'saved', text: 'one', server: fixture.server })
    expect(fixture.kept).to.equal(null)
  })

  it('is shown beside the newer text by the next page', () => {
    fixture.saver.change('one')
    fixture.otherSaves('theirs')
    const next = fixture.newSaver('session-2')
    next.recover(fixture.kept!, fixture.server)

    expect(next.current()).to.deep.include({ status: 'conflict', text: 'one', other: fixture.server })
    expect(fixture.kept?.text).to.equal('one')
  })

  it('takes over a newer text only while nobody writes', () => {
    fixture.saver.adopt({ version: 2, text: 'newer' })
    expect(fixture.state.text).to.equal('newer')
    fixture.saver.change('mine')
    fixture.saver.adopt({ version: 3, text: 'newest' })
    expect(fixture.state.text).to.equal('mine')
  })

  it('has nothing to save once it is as it was', async () => {
    fixture.saver.change('one')
    fixture.saver.change('We help.')
    fixture.ring()

    expect(fixture.sent).to.have.length(0)
    expect(fixture.kept).to.equal(null)
    expect(fixture.saver.isSettled).to.equal(true)
  })

  it('loses no word whatever becomes of its requests', async () => {
    let random = 11
    const next = (below: number) => (random = (random * 48_271) % 2_147_483_647) % below
    for (let word = 0; word < 300; word++) {
      fixture.saver.change(`${fixture.state.text} ${word}`)
      if (next(3) === 0) fixture.ring()
      if (next(9) === 0) fixture.saver.leave()
      const open = fixture.sent.splice(next(fixture.sent.length + 1), 1)
      for (const request of open) {
        const outcome = next(3) > 0 ? fixture.take(request) : LOST
        await request.answer(next(4) > 0 ? outcome : LOST)
      }
    }
    for (let round = 0; round < 20 && !fixture.saver.isSettled; round++) {
      fixture.ring()
      await fixture.serve()
    }

    expect(fixture.server.text.split(' ').slice(2).map(Number)).to.deep.equal([...Array(300).keys()])
    expect(fixture.kept).to.equal(null)
  })
})
