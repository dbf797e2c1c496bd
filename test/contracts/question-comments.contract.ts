import { expect } from 'chai'

import type { Proposal } from '../../core/proposals/proposal.ts'
import type { Question } from '../../core/proposals/question/question.ts'
import type { QuestionComment } from '../../core/questions/question-comment.ts'
import { LONG, UNICODE } from '../support/awkward-text.ts'
import type { Backend } from '../support/backends.ts'
import {
  anAnswer,
  anId,
  aProposal,
  aQuestion,
  aQuestionComment,
  OTHER_ACCOUNT,
  SOME_ACCOUNT,
} from '../support/builders.ts'
import { openFresh } from '../support/open-fresh.ts'
import { versionedContract } from './versioned.contract.ts'

const ada = { id: anId<'user'>(), name: UNICODE }

export function questionCommentsContract(backend: Backend): void {
  const store = versionedContract<QuestionComment>(backend, {
    entities: () => [
      aQuestionComment(),
      aQuestionComment({
        author: ada,
        text: LONG,
        mentions: [ada, { id: anId(), name: '' }],
        editedAt: '2026-03-03T09:00:00.000Z',
        resolved: { by: ada, at: '2026-03-03T10:00:00.000Z' },
      }),
    ],
    prepare: ({ proposals }, { proposalId, accountId }) => proposals.save(aProposal({ id: proposalId, accountId })),
    changed: (comment) => ({ ...comment, resolved: { by: ada, at: '2026-03-04T10:00:00.000Z' } }),
    find: ({ questionComments }, { accountId, id }) => questionComments.find(accountId, id),
    save: ({ questionComments }, comment) => questionComments.save(comment),
    taken: (comment) => ({ ...comment, accountId: OTHER_ACCOUNT }),
  })

  let proposal: Proposal

  beforeEach(async () => {
    proposal = await store.run(({ proposals }) => proposals.save(aProposal()))
  })

  const save = (of: Partial<QuestionComment>) =>
    store.run(({ questionComments }) => questionComments.save(aQuestionComment({ proposalId: proposal.id, ...of })))
  it('are removed by their account alone, which readers of the application notice', async () => {
    const comment = await save({})
    const version = () => store.persistence.proposalReader.version(SOME_ACCOUNT, proposal.id)
    const find = () => store.run(({ questionComments }) => questionComments.find(SOME_ACCOUNT, comment.id))
    const before = await version()

    await store.run(({ questionComments }) => questionComments.remove({ ...comment, accountId: OTHER_ACCOUNT }))
    const kept = await find()
    const unchanged = await version()
    await store.run(({ questionComments }) => questionComments.remove(comment))

    expect([kept, unchanged]).to.deep.equal([comment, before])
    expect(await find()).to.equal(null)
    expect(await version()).not.to.equal(before)
  })

  const on = (questionId: QuestionComment['questionId'], accountId = SOME_ACCOUNT) =>
    store.run(({ questionComments }) => questionComments.ofQuestion(accountId, questionId))

  it('are listed by question, oldest first, and can become those of another one', async () => {
    const [from, to] = [anId<'question'>(), anId<'question'>()]
    const second = await save({ questionId: from, createdAt: '2026-03-02T00:00:00.000Z' })
    const first = await save({ questionId: from, createdAt: '2026-03-01T00:00:00.000Z' })
    const other = await save({ questionId: to, createdAt: '2026-03-03T00:00:00.000Z' })

    expect(await on(from)).to.deep.equal([first, second])
    expect(await on(from, OTHER_ACCOUNT)).to.deep.equal([])

    await store.run(({ questionComments }) => questionComments.move(OTHER_ACCOUNT, from, to))
    expect(await on(from)).to.have.length(2)

    await store.run(({ questionComments }) => questionComments.move(SOME_ACCOUNT, from, to))
    expect(await on(from)).to.deep.equal([])
    expect((await on(to)).map(({ id }) => id)).to.deep.equal([first.id, second.id, other.id])
  })

  it('go with their application, and with a question that can’t be brought back any more', async () => {
    const question = await store.run(({ questions }) => questions.save(aQuestion({ proposalId: proposal.id })))
    await save({ questionId: question.id })
    await store.run(async ({ questions, removedQuestions }) => {
      await removedQuestions.add({ question, removedAt: '2026-03-01T00:00:00.000Z' })
      await questions.remove(SOME_ACCOUNT, question.id)
    })
    const left = anId<'question'>()
    await save({ questionId: left })
    expect(await on(question.id)).to.have.length(1)

    const erase = (before: string) =>
      store.run(({ dataMaintenance }) => dataMaintenance.removeRemovedQuestions(before, 10))
    expect(await erase('2026-03-01T00:00:00.000Z')).to.equal(0)
    expect(await erase('2026-03-01T00:00:00.001Z')).to.equal(1)
    expect([(await on(question.id)).length, (await on(left)).length]).to.deep.equal([0, 1])

    await store.run(({ proposals }) => proposals.remove(SOME_ACCOUNT, proposal.id))
    expect(await on(left)).to.deep.equal([])
  })
}

export function waitingReaderContract(backend: Backend): void {
  const store = openFresh(backend, 'once')
  const page = (userId: QuestionComment['author']['id'], of = {}, accountId = SOME_ACCOUNT) =>
    store.persistence.waitingReader.page(accountId, userId, { page: 1, pageSize: 10, ...of })

  it('lists what waits for a user, newest first, and nothing that is done, archived or somebody else’s', async () => {
    const me = { id: anId<'user'>(), name: 'Ada' }
    const [open, archived] = [aProposal({ name: UNICODE }), aProposal({ isArchived: true })]
    const assigned = { assigneeId: me.id, assignedAt: '2026-03-02T00:00:00.000Z' }
    const [mine, checked, away] = [
      aQuestion({ proposalId: open.id, text: UNICODE, ...assigned }),
      aQuestion({ proposalId: open.id, review: 'checked', ...assigned }),
      aQuestion({ proposalId: archived.id, ...assigned }),
    ]
    const about = { proposalId: open.id, questionId: checked.id, mentions: [me] }
    const said = aQuestionComment({ ...about, text: LONG, createdAt: '2026-03-03T00:00:00.000Z' })
    await store.run(async ({ proposals, questions, questionComments }) => {
      for (const proposal of [open, archived]) await proposals.save(proposal)
      for (const question of [mine, checked, away]) await questions.save(question)
      await questionComments.save(said)
      await questionComments.save(aQuestionComment({ ...about, resolved: { by: me, at: '2026-03-04T00:00:00.000Z' } }))
      await questionComments.save(aQuestionComment({ ...about, mentions: [{ id: anId(), name: 'Bea' }] }))
      await questionComments.save(aQuestionComment({ ...about, questionId: anId() }))
    })
    const { text, id, author } = said

    const waiting = await page(me.id)

    const of = { proposalId: open.id, proposalName: UNICODE }
    expect(waiting).to.deep.equal({
      items: [
        {
          ...of,
          kind: 'mention',
          questionId: checked.id,
          questionText: checked.text,
          count: 1,
          since: said.createdAt,
          comment: { id, authorName: author.name, text },
        },
        {
          ...of,
          kind: 'question',
          questionId: mine.id,
          questionText: UNICODE,
          count: 1,
          since: assigned.assignedAt,
          comment: null,
        },
      ],
      total: 2,
    })
    expect((await page(me.id, { page: 2, pageSize: 1 })).items).to.deep.equal(waiting.items.slice(1))
    expect(await page(me.id, {}, OTHER_ACCOUNT)).to.deep.equal({ items: [], total: 0 })
    expect(await page(anId())).to.deep.equal({ items: [], total: 0 })
  })

  it('tells once per open application how many answers are missing, for who looks after it or, without one, for all', async () => {
    const [accountId, me] = [anId<'account'>(), anId<'user'>()]
    const [mine, nobodys, hers] = [me, null, anId<'user'>()].map((ownerId) => aProposal({ accountId, ownerId }))
    const missing = (of: Proposal | undefined, more: Partial<Question> = {}) =>
      aQuestion({
        accountId,
        proposalId: of!.id,
        status: 'completed',
        answer: anAnswer({ text: '', missing: true }),
        ...more,
      })
    const second = missing(mine, { position: 2 })
    const first = missing(mine, { position: 1, text: UNICODE })
    await store.run(async ({ proposals, questions }) => {
      for (const proposal of [mine!, nobodys!, hers!]) await proposals.save(proposal)
      for (const question of [second, first, missing(nobodys), missing(hers)]) await questions.save(question)
      await questions.save(missing(mine, { status: 'processing' }))
      await questions.save(missing(mine, { assigneeId: anId() }))
      await questions.save(missing(mine, { answer: anAnswer() }))
    })

    const { items, total } = await page(me, {}, accountId)

    expect(total).to.equal(2)
    expect(items.find(({ proposalId }) => proposalId === mine!.id)).to.deep.equal({
      kind: 'missing',
      proposalId: mine!.id,
      proposalName: mine!.name,
      questionId: first.id,
      questionText: UNICODE,
      count: 2,
      since: mine!.createdAt,
      comment: null,
    })
    expect((await page(anId(), {}, accountId)).items.map(({ proposalId }) => proposalId)).to.deep.equal([nobodys!.id])
    expect((await page(me, { page: 2, pageSize: 1 }, accountId)).items).to.deep.equal(items.slice(1))
  })
}
