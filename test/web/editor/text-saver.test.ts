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
class Desk {
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
      keep: (unsaved) => void (this.kept = unsaved),
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
  let desk: Desk

  beforeEach(() => void (desk = new Desk()))

  it('is sent some time after the last key, and is on the device until the server has it', async () => {
    desk.saver.change('We help 4')
    desk.saver.change('We help 41')
    expect(desk.waits).to.deep.equal([800])
    expect(desk.kept?.text).to.equal('We help 41')
    expect(desk.sent).to.have.length(0)

    desk.ring()
    expect(desk.last).to.include({ text: 'We help 41', basedOn: 1, isLeaving: false })
    expect(desk.state.status).to.equal('saving')
    await desk.last.answer(desk.take(desk.last))
    expect(desk.state).to.deep.include({ status: 'saved', server: { version: 2, text: 'We help 41' } })
    expect(desk.kept).to.equal(null)
  })

  it('has one request under way at a time, and then sends the newest text', async () => {
    desk.saver.change('one')
    desk.ring()
    desk.saver.change('one two')
    desk.ring()
    desk.saver.change('one two three')
    desk.ring()
    expect(desk.sent).to.have.length(1)

    await desk.last.answer(desk.take(desk.last))
    expect(desk.sent).to.have.length(2)
    expect(desk.last).to.include({ text: 'one two three', basedOn: 2 })
    expect(desk.kept).to.include({ text: 'one two three', basedOn: 2 })
    await desk.last.answer(desk.take(desk.last))
    expect(desk.server.text).to.equal('one two three')
    expect(desk.kept).to.equal(null)
  })

  it('is kept on the device without a connection, and sent again at growing intervals', async () => {
    desk.saver.change('one')
    desk.ring()
    const waits: number[] = []
    for (let attempt = 0; attempt < 5; attempt++) {
      await desk.last.answer(LOST)
      expect(desk.state.status).to.equal('kept')
      waits.push(...desk.waits)
      desk.ring()
    }
    expect(waits).to.deep.equal([2_000, 5_000, 15_000, 30_000, 30_000])
    expect(desk.kept?.text).to.equal('one')

    await desk.serve()
    expect(desk.server.text).to.equal('one')
    expect(desk.state.status).to.equal('saved')
  })

  it('knows its own words where only the confirmation was lost', async () => {
    desk.saver.change('one')
    desk.ring()
    desk.take(desk.last)
    await desk.last.answer(LOST)
    desk.saver.change('one two')
    desk.ring()

    await desk.serve()
    expect(desk.server).to.include({ text: 'one two', version: 3 })
    expect(desk.state.status).to.equal('saved')
  })

  it('shows both texts to who saves second, and keeps what is typed meanwhile', async () => {
    desk.saver.change('mine')
    desk.otherSaves('theirs')
    desk.ring()
    await desk.serve()
    expect(desk.state).to.deep.include({ status: 'conflict', text: 'mine', other: desk.server })
    desk.saver.change('mine, longer')
    desk.saver.flush()
    desk.saver.leave()

    expect(desk.sent).to.have.length(0)
    expect(desk.kept?.text).to.equal('mine, longer')
  })

  for (const [choice, text] of [
    ['mine', 'mine'],
    ['theirs', 'theirs'],
    ['both', 'theirs\n\nmine'],
  ] as const)
    it(`goes on with the text that was chosen of two: ${choice}`, async () => {
      desk.saver.change('mine')
      desk.otherSaves('theirs')
      desk.ring()
      await desk.serve()

      desk.saver.decide(choice)
      await desk.serve()
      expect(desk.server.text).to.equal(text)
      expect(desk.state).to.deep.include({ status: 'saved', text, other: null })
      expect(desk.kept).to.equal(null)
    })

  it('is shown both texts again if another one is saved while it chooses', async () => {
    desk.saver.change('mine')
    desk.otherSaves('theirs')
    desk.ring()
    await desk.serve()
    desk.otherSaves('theirs again')
    desk.saver.decide('mine')
    await desk.serve()

    expect(desk.state).to.deep.include({ status: 'conflict', text: 'mine', other: desk.server })
  })

  it('stays on the device when the session is over, and is sent once somebody is there again', async () => {
    desk.saver.change('one')
    desk.ring()
    await desk.last.answer({ kind: 'session-over' })
    expect(desk.kept?.text).to.equal('one')
    expect(desk.waits).to.deep.equal([])

    desk.saver.flush()
    await desk.serve()
    expect(desk.server.text).to.equal('one')
  })

  it('says why the server refuses it, keeps it, and tries again after the next key', async () => {
    desk.saver.change('too long')
    desk.ring()
    await desk.last.answer({ kind: 'refused', reason: 'Too long.' })
    expect(desk.state).to.include({ status: 'refused', reason: 'Too long.' })
    expect(desk.kept?.text).to.equal('too long')

    desk.saver.change('short')
    desk.ring()
    await desk.serve()
    expect(desk.state.status).to.equal('saved')
  })

  it('is sent at once when its page is left, also while another request is under way', async () => {
    desk.saver.change('one')
    desk.ring()
    desk.saver.change('one two')
    desk.saver.leave()
    expect(desk.sent.map(({ text, isLeaving }) => [text, isLeaving])).to.deep.equal([
      ['one', false],
      ['one two', true],
    ])
    await desk.serve()

    expect(desk.server.text).to.equal('one two')
    expect(desk.state.status).to.equal('saved')
  })

  it('is sent by the next page if its own was closed, where nobody has changed it', async () => {
    desk.saver.change('one')
    const unsaved = desk.kept!
    const next = desk.newSaver(unsaved.session)
    next.recover(unsaved, desk.server)
    await desk.serve()

    expect(desk.server.text).to.equal('one')
    expect(next.current().status).to.equal('saved')
    expect(desk.kept).to.equal(null)
  })

  it('is taken for saved by the next page if the server has it', async () => {
    desk.saver.change('one')
    desk.ring()
    desk.take(desk.last)
    const next = desk.newSaver('session-1')
    next.recover(desk.kept!, desk.server)

    expect(next.current()).to.deep.include({ status: 'saved', text: 'one', server: desk.server })
    expect(desk.kept).to.equal(null)
  })

  it('is shown beside the newer text by the next page', () => {
    desk.saver.change('one')
    desk.otherSaves('theirs')
    const next = desk.newSaver('session-1')
    next.recover(desk.kept!, desk.server)

    expect(next.current()).to.deep.include({ status: 'conflict', text: 'one', other: desk.server })
    expect(desk.kept?.text).to.equal('one')
  })

  it('takes over a newer text only while nobody writes', () => {
    desk.saver.adopt({ version: 2, text: 'newer' })
    expect(desk.state.text).to.equal('newer')
    desk.saver.change('mine')
    desk.saver.adopt({ version: 3, text: 'newest' })
    expect(desk.state.text).to.equal('mine')
  })

  it('has nothing to save once it is as it was', async () => {
    desk.saver.change('one')
    desk.saver.change('We help.')
    desk.ring()

    expect(desk.sent).to.have.length(0)
    expect(desk.kept).to.equal(null)
    expect(desk.saver.isSettled).to.equal(true)
  })

  it('loses no word whatever becomes of its requests', async () => {
    let random = 11
    const next = (below: number) => (random = (random * 48_271) % 2_147_483_647) % below
    for (let word = 0; word < 300; word++) {
      desk.saver.change(`${desk.state.text} ${word}`)
      if (next(3) === 0) desk.ring()
      if (next(9) === 0) desk.saver.leave()
      const open = desk.sent.splice(next(desk.sent.length + 1), 1)
      for (const request of open) {
        const outcome = next(3) > 0 ? desk.take(request) : LOST
        await request.answer(next(4) > 0 ? outcome : LOST)
      }
    }
    for (let round = 0; round < 20 && !desk.saver.isSettled; round++) {
      desk.ring()
      await desk.serve()
    }

    expect(desk.server.text.split(' ').slice(2).map(Number)).to.deep.equal([...Array(300).keys()])
    expect(desk.kept).to.equal(null)
  })
})
