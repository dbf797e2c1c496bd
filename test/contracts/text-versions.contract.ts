import { expect } from 'chai'

import { EditText } from '../../core/text-history/edit-text.ts'
import type { TextPlace } from '../../core/text-history/find-text.ts'
import { ListTextVersions } from '../../core/text-history/list-text-versions.ts'
import { RestoreText } from '../../core/text-history/restore-text.ts'
import type { TextOwner, TextVersion } from '../../core/texts/text-version.ts'
import { LONG, UNICODE } from '../support/awkward-text.ts'
import type { Backend } from '../support/backends.ts'
import * as build from '../support/builders.ts'
import { CountingIds } from '../support/counting-ids.ts'
import { FixedClock } from '../support/fixed-clock.ts'
import { expectError } from '../support/expect-error.ts'
import { openFresh } from '../support/open-fresh.ts'

const { SOME_ACCOUNT, OTHER_ACCOUNT } = build
const ALL = { page: 1, pageSize: 100 }

export function textVersionsContract(backend: Backend): void {
  const store = openFresh(backend, 'once')
  let owner: TextOwner & { kind: 'answer' }

  beforeEach(async () => {
    const { id: proposalId } = await store.run(({ proposals }) => proposals.save(build.aProposal()))
    owner = { kind: 'answer', id: build.anId(), proposalId }
  })

  const add = async (of: Parameters<typeof build.aTextVersion>[0] = {}): Promise<TextVersion> => {
    const version = build.aTextVersion({ owner, ...of })
    await store.run(({ textVersions }) => textVersions.add(version))
    return version
  }
  const listed = (of: TextOwner = owner, accountId = SOME_ACCOUNT, request = ALL) =>
    store.run(({ textVersions }) => textVersions.page(accountId, of, request))
  const numbersOf = async (of: TextOwner = owner) => (await listed(of)).items.map(({ state }) => state.version)

  it('come back as they were added, newest first, for every kind of text', async () => {
    const { id: reportId } = await store.run(({ reports }) => reports.save(build.aReport()))
    const { id: projectId } = await store.run(({ projects }) => projects.save(build.aProject()))
    const detail = { missing: true, sources: build.anAnswer().sources, warnings: [{ kind: 'cut' } as const] }
    const session = { id: 'a session', sequence: 3 }
    const state = build.aTextState({ version: 9, origin: 'chat', session, undoneTo: 2, isReplaceable: true })
    const owners: TextOwner[] = [
      owner,
      { kind: 'cover-letter', id: owner.proposalId },
      { kind: 'report', id: reportId },
      { kind: 'overview', id: projectId },
      { kind: 'brief-need', id: projectId },
      { kind: 'facts-file', id: SOME_ACCOUNT },
    ]

    for (const of of owners) {
      const first = await add({ owner: of, text: UNICODE })
      const last = await add({ owner: of, text: LONG, detail, state, isRefused: true })

      expect(await listed(of)).to.deep.equal({ items: [last, first], total: 2 })
      expect(await store.run(({ textVersions }) => textVersions.find(SOME_ACCOUNT, last.id))).to.deep.equal(last)
    }
  })

  it('are found by their own account alone', async () => {
    const { id } = await add()

    expect(await listed(owner, OTHER_ACCOUNT)).to.deep.equal({ items: [], total: 0 })
    await store.run(async ({ textVersions }) => {
      expect(await textVersions.find(OTHER_ACCOUNT, id)).to.equal(null)
      expect(await textVersions.find(SOME_ACCOUNT, build.anId())).to.equal(null)
      expect(await textVersions.last(OTHER_ACCOUNT, owner)).to.equal(0)
      expect(await textVersions.before(OTHER_ACCOUNT, owner, 9)).to.equal(null)
    })
  })

  it('are read a page at a time', async () => {
    for (const version of [1, 2, 3]) await add({ version })

    const { items, total } = await listed(owner, SOME_ACCOUNT, { page: 2, pageSize: 2 })

    expect([items.map(({ state }) => state.version), total]).to.deep.equal([[1], 3])
  })

  it('tell the last of all, and the one before another that was the current text', async () => {
    await add({ version: 2 })
    await add({ version: 5 })
    await add({ version: 7, isRefused: true })

    await store.run(async ({ textVersions }) => {
      const before = async (version: number) =>
        (await textVersions.before(SOME_ACCOUNT, owner, version))?.state.version ?? null
      expect(await textVersions.last(SOME_ACCOUNT, owner)).to.equal(7)
      expect([await before(9), await before(5), await before(2)]).to.deep.equal([5, 2, null])
    })
  })

  it('have one number each', async () => {
    await add({ version: 4 })

    await expectError(add({ version: 4 }), 'conflict')

    expect(await numbersOf()).to.deep.equal([4])
  })

  it('are bounded: the first and the newest stay', async () => {
    const trim = (kept: number) => store.run(({ textVersions }) => textVersions.trim(SOME_ACCOUNT, owner, kept))
    for (const version of [1, 3, 4, 6, 8]) await add({ version })

    await trim(5)
    expect(await numbersOf()).to.deep.equal([8, 6, 4, 3, 1])
    await trim(2)
    expect(await numbersOf()).to.deep.equal([8, 6, 1])
    await trim(2)
    expect(await numbersOf()).to.deep.equal([8, 6, 1])
  })

  it('lose nothing, however many people edit a text at once', async () => {
    const user = await store.run(({ users }) => users.save(build.aUser()))
    const question = await store.run(({ questions }) =>
      questions.save(build.aQuestion({ proposalId: owner.proposalId, status: 'completed', answer: build.anAnswer() })),
    )
    const actor = { userId: user.id, accountId: SOME_ACCOUNT, isAdmin: false }
    const place = { kind: 'answer', proposalId: owner.proposalId, questionId: question.id } as const
    const { unitOfWork, passageReader } = store.persistence
    const editText = new EditText(unitOfWork, { ids: new CountingIds(), clock: new FixedClock() }, passageReader)
    const texts = Array.from({ length: 6 }, (_, at) => `Text ${at} ${question.id}`)

    const saved = await Promise.allSettled(
      texts.map((text) => editText.execute({ actor, place, edit: { text, basedOn: 1, session: null } })),
    )

    const codes = saved.map((one) => (one.status === 'rejected' ? (one.reason as { code: unknown }).code : 'saved'))
    expect(codes.sort()).to.deep.equal(['saved', ...Array<string>(5).fill('texts.newer-version')])
    const { items } = await listed({ ...owner, id: question.id })
    const current = await store.run(({ questions }) => questions.find(SOME_ACCOUNT, question.id))
    const kept = [...items.map(({ text }) => text), current?.answer?.text]
    expect(kept).to.have.members([...texts, build.anAnswer().text])
  })

  it('keep their identifier when they stop being the current one, for every kind of text', async () => {
    const work = store.persistence.unitOfWork
    const sources = { ids: new CountingIds(), clock: new FixedClock() }
    const { actor, places } = await everyText()

    for (const place of places) {
      const list = async () =>
        (await new ListTextVersions(work, sources).execute({ actor, place, ...ALL })).items.map(({ id, text }) => ({
          id,
          text,
        }))
      const edit = (text: string, basedOn: number) =>
        new EditText(work, sources, store.persistence.passageReader).execute({
          actor,
          place,
          edit: { text, basedOn, session: null },
        })
      const restore = (versionId: TextVersion['id']) =>
        new RestoreText(work, sources).execute({ actor, place, versionId })
      await edit('First', 0)
      await edit('Second', 1)
      const [second, first] = await list()

      expect((await restore(first!.id)).text, place.kind).to.equal('First')
      expect((await restore(second!.id)).text, place.kind).to.equal('Second')

      const after = await list()
      expect(after.map(({ text }) => text)).to.deep.equal(['Second', 'First', 'Second', 'First'])
      expect(after.slice(2)).to.deep.equal([second, first])
    }
  })

  async function everyText() {
    const user = await store.run(({ users }) => users.save(build.aUser({ accountId: build.anId() })))
    const { accountId } = user
    await store.run(({ accounts }) => accounts.save(build.anAccount({ id: accountId })))
    const { id: projectId } = await store.run(({ projects }) => projects.save(build.aProject({ accountId })))
    const { id: reportId } = await store.run(({ reports }) => reports.save(build.aReport({ accountId, projectId })))
    const { id: proposalId } = await store.run(({ proposals }) => proposals.save(build.aProposal({ accountId })))
    const question = build.aQuestion({ accountId, proposalId })
    const { id: questionId } = await store.run(({ questions }) => questions.save(question))
    const places: TextPlace[] = [
      { kind: 'answer', proposalId, questionId },
      { kind: 'cover-letter', proposalId },
      { kind: 'report', reportId },
      { kind: 'overview', projectId },
      { kind: 'brief', projectId, section: 'need' },
      { kind: 'brief', projectId, section: 'activities' },
      { kind: 'facts-file' },
    ]
    return { actor: { userId: user.id, accountId, isAdmin: false }, places }
  }

  it('go with what their text belongs to', async () => {
    const { id } = await store.run(({ projects }) => projects.save(build.aProject()))
    const overview = { kind: 'overview', id } as const
    const letter = { kind: 'cover-letter', id: owner.proposalId } as const
    for (const of of [owner, letter, overview]) await add({ owner: of })

    await store.run(({ proposals }) => proposals.remove(SOME_ACCOUNT, owner.proposalId))
    await store.run(({ projects }) => projects.remove(SOME_ACCOUNT, id))

    expect([await numbersOf(), await numbersOf(letter), await numbersOf(overview)]).to.deep.equal([[], [], []])
    await expectError(add({ version: 2 }), 'conflict')
  })

  it('go with their question, once it can’t be brought back', async () => {
    const other = { ...owner, id: build.anId<'question'>() }
    const question = build.aQuestion({ id: owner.id, proposalId: owner.proposalId })
    await add()
    await add({ owner: other })
    await store.run(({ removedQuestions }) => removedQuestions.add({ question, removedAt: '2026-01-01T00:00:00.000Z' }))

    const purge = (before: string) =>
      store.run(({ dataMaintenance }) => dataMaintenance.removeRemovedQuestions(before, 100))
    await purge('2026-01-01T00:00:00.000Z')
    const kept = await numbersOf()
    await purge('2026-02-01T00:00:00.000Z')

    expect([kept, await numbersOf(), await numbersOf(other)]).to.deep.equal([[1], [], [1]])
  })
}
