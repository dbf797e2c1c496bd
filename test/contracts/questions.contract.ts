import type { SourcePassage } from '../../core/shared/source-passage.ts'
import { expect } from 'chai'

import type { Proposal } from '../../core/proposals/proposal.ts'
import type { Question } from '../../core/proposals/question/question.ts'
import type { Counting } from '../../core/shared/counting.ts'
import { LONG, UNICODE } from '../support/awkward-text.ts'
import type { Backend } from '../support/backends.ts'
import {
  aCoordinatorMessage,
  anAnswer,
  anAuthor,
  aTextState,
  anId,
  aProposal,
  aQuestion,
  OTHER_ACCOUNT,
  SOME_ACCOUNT,
} from '../support/builders.ts'
import { aTaskCard } from '../support/task-board-builders.ts'
import { expectError } from '../support/expect-error.ts'
import { openFresh } from '../support/open-fresh.ts'
import { versionedContract } from './versioned.contract.ts'

function aSource(): SourcePassage {
  const place = { fileName: UNICODE, page: 1, heading: '', ordinal: 0 }
  return { documentId: anId(), ...place, passage: LONG, cited: true, used: ['a', ''] }
}

export function questionsContract(backend: Backend): void {
  versionedContract<Question>(backend, {
    entities: () => [
      aQuestion(),
      aQuestion({
        position: 7,
        text: UNICODE,
        guidance: LONG,
        section: UNICODE,
        number: '1.2 (b)',
        limit: { words: 250, characters: 1_500 },
        anchor: 'page=3;cell=2,4',
        status: 'completed',
        answer: anAnswer({
          text: LONG,
          messages: [
            { role: 'user', content: [{ type: 'text', text: UNICODE }] },
            { role: 'assistant', content: null },
          ],
        }),
        chat: [
          { role: 'user', text: UNICODE },
          { role: 'assistant', text: LONG, change: { from: 0, to: 1 } },
          { role: 'user', text: UNICODE, selection: UNICODE },
          { role: 'assistant', text: '' },
        ],
        request: UNICODE,
        requestedBy: anAuthor({ name: UNICODE }),
        requestedPart: { start: 0, end: 5 },
        answerState: aTextState({ session: { id: UNICODE, sequence: 2 } }),
        review: 'final',
        assigneeId: anId(),
        assignedAt: '2026-03-02T09:00:00.000Z',
        copiedVersion: 3,
        kind: 'yes-no',
        usage: {
          inputTokens: 1,
          cacheWriteTokens: 2,
          cacheReadTokens: 3,
          outputTokens: 4,
          searches: 5,
          cost: 0.000123,
        },
      }),
      aQuestion({
        answer: anAnswer({ missing: true, sources: [], passages: [aSource()], messages: [] }),
        error: UNICODE,
        notice: LONG,
        status: 'error',
      }),
      aQuestion({
        answer: anAnswer({
          sources: [
            {
              documentId: null,
              fileName: 'x',
              page: null,
              heading: null,
              ordinal: null,
              passage: '',
              cited: false,
              used: [],
            },
            aSource(),
          ],
        }),
      }),
    ],
    prepare: ({ proposals }, { proposalId, accountId }) => proposals.save(aProposal({ id: proposalId, accountId })),
    changed: (question) => ({
      ...question,
      status: 'completed',
      answer: anAnswer({ text: 'Another answer', sources: [] }),
      limit: { words: null, characters: 10 },
      review: 'checked',
      kind: 'money',
    }),
    find: ({ questions }, { accountId, id }) => questions.find(accountId, id),
    save: ({ questions }, question) => questions.save(question),
    taken: (question) => ({ ...question, accountId: OTHER_ACCOUNT }),
  })

  describe('of an application', () => {
    const store = openFresh(backend, 'once')
    let proposal: Proposal

    beforeEach(async () => {
      proposal = await store.run(({ proposals }) => proposals.save(aProposal()))
    })

    const save = (of: Parameters<typeof aQuestion>[0]) =>
      store.run(({ questions }) => questions.save(aQuestion({ proposalId: proposal.id, ...of })))

    it('are listed by position', async () => {
      const last = await save({ position: 2 })
      const first = await save({ position: 0, answer: anAnswer() })
      const middle = await save({ position: 1 })
      const twin = await save({ position: 1 })

      const listed = await store.run(({ questions }) => questions.ofProposal(SOME_ACCOUNT, proposal.id))

      expect(listed).to.deep.equal([first, middle, twin, last])
      expect(await store.run(({ questions }) => questions.ofProposal(OTHER_ACCOUNT, proposal.id))).to.deep.equal([])
    })

    it('are counted by status', async () => {
      await save({})
      await save({ status: 'completed' })
      await save({ status: 'completed' })

      const count = (status: 'completed' | 'processing' | 'error', accountId = SOME_ACCOUNT) =>
        store.run(({ questions }) => questions.count(accountId, proposal.id, status))

      expect(await count('processing')).to.equal(1)
      expect(await count('completed')).to.equal(2)
      expect(await count('error')).to.equal(0)
      expect(await count('completed', OTHER_ACCOUNT)).to.equal(0)
    })

    it('tells which wait for their answer and depend on others', async () => {
      const dependsOn = [(await save({ position: 2 })).id]
      const [last, first] = [await save({ position: 1, dependsOn }), await save({ position: 0, dependsOn })]
      await save({ status: 'completed', dependsOn })

      const dependent = (accountId = SOME_ACCOUNT) =>
        store.run(({ questions }) => questions.dependent(accountId, proposal.id))

      expect(await dependent()).to.deep.equal([first, last])
      expect(await dependent(OTHER_ACCOUNT)).to.deep.equal([])
    })

    it('are loaded with limits that say how their application counts', async () => {
      const limit = { words: null, characters: 10 }
      const { id } = await save({ limit, status: 'processing', dependsOn: [anId()] })
      const limits = () =>
        store.run(async ({ questions }) => [
          (await questions.find(SOME_ACCOUNT, id))?.limit,
          (await questions.ofProposal(SOME_ACCOUNT, proposal.id))[0]?.limit,
          (await questions.dependent(SOME_ACCOUNT, proposal.id))[0]?.limit,
          (await questions.printed(SOME_ACCOUNT, proposal.id))[0]?.limit,
        ])
      const countAs = (counting: Counting | null) =>
        store.run(async ({ proposals }) => {
          await proposals.save({ ...(await proposals.find(SOME_ACCOUNT, proposal.id))!, counting })
        })

      await countAs('characters-without-spaces')
      const counted = await limits()
      await store.run(async ({ questions }) => questions.save((await questions.find(SOME_ACCOUNT, id))!))
      await countAs(null)

      expect(counted).to.deep.equal(Array(4).fill({ ...limit, counting: 'characters-without-spaces' }))
      expect(await limits()).to.deep.equal(Array(4).fill(limit))
    })

    it('are listed as printed, by position, without answers and for their own account alone', async () => {
      const limit = { words: 50, characters: null }
      await save({ position: 1, number: 'B2', section: 'Part B', kind: 'money', text: 'How much?', limit })
      await save({ position: 0, text: 'Ðétails, “quoted”?', guidance: 'Name\nthree.', answer: anAnswer() })

      const printed = await store.run(({ questions }) => questions.printed(SOME_ACCOUNT, proposal.id))

      const first = { position: 0, number: null, section: null, text: 'Ðétails, “quoted”?', guidance: 'Name\nthree.' }
      const second = { position: 1, number: 'B2', section: 'Part B', text: 'How much?', guidance: null }
      expect(printed).to.deep.equal([
        { ...first, limit: { words: null, characters: null }, kind: 'text' },
        { ...second, limit, kind: 'money' },
      ])
      expect(await store.run(({ questions }) => questions.printed(OTHER_ACCOUNT, proposal.id))).to.deep.equal([])
    })

    it('are put in another order, and those that move are saved thereby', async () => {
      const [a, b, c] = [await save({ position: 0 }), await save({ position: 3 }), await save({ position: 7 })]
      const other = aProposal({ accountId: SOME_ACCOUNT })
      const apart = aQuestion({ proposalId: other.id, position: 5 })
      await store.run(async ({ proposals, questions }) => [await proposals.save(other), await questions.save(apart)])
      const versionOf = () => store.persistence.proposalReader.version(SOME_ACCOUNT, proposal.id)
      const before = await versionOf()

      await store.run(({ questions }) => questions.reorder(SOME_ACCOUNT, proposal.id, [c.id, a.id, apart.id, b.id]))
      const places = await store.run(({ questions }) => questions.places(SOME_ACCOUNT, proposal.id))

      expect(places).to.deep.equal([
        { id: c.id, position: 0 },
        { id: a.id, position: 1 },
        { id: b.id, position: 3 },
      ])
      expect(await versionOf()).not.to.equal(before)
      expect(await store.run(({ questions }) => questions.places(SOME_ACCOUNT, other.id))).to.have.deep.members([
        { id: apart.id, position: 5 },
      ])
      await expectError(
        store.run(({ questions }) => questions.save(a)),
        'conflict',
      )
      await store.run(({ questions }) => questions.save(b))
      await expectError(
        store.run(({ questions }) => questions.reorder(OTHER_ACCOUNT, proposal.id, [a.id])),
        'conflict',
      )
      expect(await store.run(({ questions }) => questions.places(OTHER_ACCOUNT, proposal.id))).to.deep.equal([])
    })

    it('are removed one by one', async () => {
      const [gone, kept] = [await save({ position: 0 }), await save({ position: 1 })]
      await store.run(({ taskCards }) => taskCards.save(aTaskCard({ questionId: gone.id, listId: 'list' })))
      const versionOf = () => store.persistence.proposalReader.version(SOME_ACCOUNT, proposal.id)
      const before = await versionOf()

      await store.run(({ questions }) => questions.remove(OTHER_ACCOUNT, kept.id))
      await store.run(({ questions }) => questions.remove(SOME_ACCOUNT, gone.id))
      await store.run(({ questions }) => questions.remove(SOME_ACCOUNT, gone.id))

      expect(await store.run(({ questions }) => questions.ofProposal(SOME_ACCOUNT, proposal.id))).to.deep.equal([kept])
      expect(await store.run(({ taskCards }) => taskCards.ofQuestion(gone.id, 'list'))).to.equal(null)
      expect(await versionOf()).not.to.equal(before)
    })

    it('can be kept aside when they are removed, whole, for as long as the application is there', async () => {
      const question = await save({ answer: anAnswer({ text: UNICODE }), review: 'checked', chat: [] })
      const removed = { question, removedAt: '2026-03-02T09:00:00.000Z' }
      const find = (accountId = SOME_ACCOUNT) =>
        store.run(({ removedQuestions }) => removedQuestions.find(accountId, question.id))

      await store.run(({ removedQuestions }) => removedQuestions.add(removed))
      await store.run(({ removedQuestions }) => removedQuestions.remove(OTHER_ACCOUNT, question.id))

      expect(await find()).to.deep.equal(removed)
      expect(await find(OTHER_ACCOUNT)).to.equal(null)

      await store.run(({ removedQuestions }) => removedQuestions.remove(SOME_ACCOUNT, question.id))
      expect(await find()).to.equal(null)

      await store.run(({ removedQuestions }) => removedQuestions.add(removed))
      await store.run(({ proposals }) => proposals.remove(SOME_ACCOUNT, proposal.id))
      expect(await find()).to.equal(null)
      await expectError(
        store.run(({ removedQuestions }) => removedQuestions.add(removed)),
        'conflict',
      )
    })

    it('can’t be saved once the application is gone', async () => {
      const question = await save({})
      await store.run(({ proposals }) => proposals.remove(SOME_ACCOUNT, proposal.id))

      await expectError(save({}), 'conflict')
      await expectError(
        store.run(({ questions }) => questions.save(question)),
        'conflict',
      )
      await expectError(
        store.run(({ coordinatorMessages }) =>
          coordinatorMessages.add(aCoordinatorMessage({ proposalId: proposal.id })),
        ),
        'conflict',
      )

      expect(await store.run(({ questions }) => questions.find(SOME_ACCOUNT, question.id))).to.equal(null)
    })

    it('can’t be saved to another account’s application', async () => {
      await expectError(save({ accountId: OTHER_ACCOUNT }), 'conflict')

      expect(await store.run(({ questions }) => questions.ofProposal(SOME_ACCOUNT, proposal.id))).to.deep.equal([])
    })

    it('are counted right by the last of several that end at once', async () => {
      const waiting = await Promise.all(Array.from({ length: 8 }, (_, position) => save({ position })))

      const left = await Promise.all(
        waiting.map((question) =>
          store.run(async ({ questions }) => {
            await questions.save({ ...question, status: 'completed' })
            return questions.count(SOME_ACCOUNT, proposal.id, 'processing')
          }),
        ),
      )

      expect([...left].sort()).to.deep.equal([0, 1, 2, 3, 4, 5, 6, 7])
    })
  })
}
