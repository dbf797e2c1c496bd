import { expect } from 'chai'

import { PrintedLimitReader } from '../../../adapters/extractive/questions/printed-limit-reader.ts'
import { ChangeQuestion, type QuestionChanges } from '../../../core/questions/change-question.ts'
import { MergeQuestions } from '../../../core/questions/merge-questions.ts'
import { ReviewQuestions } from '../../../core/questions/review-questions.ts'
import { RemoveQuestion, RestoreQuestion } from '../../../core/questions/remove-question.ts'
import { reviewStatusOf } from '../../../core/questions/question-review.ts'
import { SplitQuestion } from '../../../core/questions/split-question.ts'
import type { Question } from '../../../core/proposals/question/question.ts'
import { PurgeFinishedJobs } from '../../../core/maintenance/purge.ts'
import { anAnswer, anId, aProposal, aQuestion, aTextState, aUser } from '../../support/builders.ts'
import { anActorIn, claimAll, openCoreWorld, refusalOf } from '../../support/core-world.ts'

const DONE = { status: 'completed', answer: anAnswer({ text: 'We run a club.' }) } as const

/** An application with questions named by the letters, in their order; all are answered unless said otherwise. */
async function openApplication(of: Readonly<Record<string, Partial<Question>>> = { a: {}, b: {}, c: {} }) {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { accountId } = actor
  const { unitOfWork: work, sources, quotas } = world
  const { id: proposalId } = await work.run(({ proposals }) =>
    proposals.save(aProposal({ accountId, processingStatus: 'answering' })),
  )
  const saved: Question[] = []
  for (const [position, [text, fields]] of Object.entries(of).entries()) {
    const question = aQuestion({ accountId, proposalId, position, text, ...DONE, ...fields })
    saved.push(await work.run(({ questions }) => questions.save(question)))
  }
  const named = (at: number) => ({ actor, proposalId, questionId: saved[at]!.id })
  const listed = () => work.run(({ questions }) => questions.ofProposal(accountId, proposalId))
  return {
    world,
    actor,
    saved,
    listed,
    texts: async () => (await listed()).map(({ text }) => text).join(' '),
    proposal: () => work.run(async ({ proposals }) => (await proposals.find(accountId, proposalId))!),
    queued: async () => (await claimAll(world)).map(({ job }) => job),
    change: (at: number, changes: QuestionChanges) =>
      new ChangeQuestion(work, sources, world.memory).execute({ ...named(at), changes }),
    review: (ats: readonly number[], reviewStatus: 'draft' | 'checked') =>
      new ReviewQuestions(work, world.memory).execute({
        ...{ actor, proposalId, reviewStatus },
        questionIds: ats.map((at) => saved[at]!.id),
      }),
    remove: (at: number) => new RemoveQuestion(work, sources).execute(named(at)),
    restore: (at: number) => new RestoreQuestion(work, sources).execute(named(at)),
    merge: (at: number, other: number) =>
      new MergeQuestions(work, sources).execute({ ...named(at), withQuestionId: saved[other]!.id }),
    split: (at: number, ...texts: string[]) =>
      new SplitQuestion(work, sources, new PrintedLimitReader(), quotas).execute({ ...named(at), texts }),
  }
}

describe('changing a question by hand', () => {
  it('changes what is given and leaves the rest', async () => {
    const { change, listed } = await openApplication({ a: { guidance: 'Say who.', section: 'Part 1' } })

    await change(0, { text: ' Who gains? ', guidance: ' ', wordLimit: 150, kind: 'number' })
    const [question] = await listed()

    expect(question).to.include({ text: 'Who gains?', guidance: null, section: 'Part 1', kind: 'number' })
    expect(question!.limit).to.deep.equal({ words: 150, characters: null })
    expect(question!.answer).to.deep.equal(DONE.answer)
  })

  it('puts a question elsewhere, and the others move up', async () => {
    const { change, texts } = await openApplication({ a: {}, b: {}, c: {}, d: {} })

    await change(3, { position: 1 })
    expect(await texts()).to.equal('a d b c')

    await change(0, { position: 99 })
    expect(await texts()).to.equal('d b c a')
  })

  it('checks an answer, and has it checked again when the question asks something else', async () => {
    const { change, listed } = await openApplication({ a: {} })
    const status = async () => reviewStatusOf((await listed())[0]!)

    await change(0, { reviewStatus: 'checked' })
    expect(await status()).to.equal('checked')

    await change(0, { section: 'Part 2', wordLimit: 10 })
    expect(await status()).to.equal('checked')

    await change(0, { text: 'Something else?' })
    expect(await status()).to.equal('draft')
  })

  it('does not check what has no answer, and changes nothing then', async () => {
    const { change, listed } = await openApplication({ a: { answer: null } })

    const refusal = await refusalOf(change(0, { text: 'Other', reviewStatus: 'checked' }))

    expect(refusal).to.include({ kind: 'conflict', code: 'proposals.nothing-to-check' })
    expect((await listed())[0]!.text).to.equal('a')
  })

  it('is assigned to users of the account alone', async () => {
    const { world, actor, change, listed } = await openApplication({ a: {} })
    const colleague = aUser({ accountId: actor.accountId })
    const stranger = aUser({ accountId: anId() })
    await world.unitOfWork.run(async ({ users }) => [await users.save(colleague), await users.save(stranger)])
    const assignee = async () => (await listed())[0]!.assigneeId

    await change(0, { assigneeId: colleague.id })
    expect(await assignee()).to.equal(colleague.id)

    const refusal = await refusalOf(change(0, { assigneeId: stranger.id }))
    expect(refusal.details.fields).to.have.all.keys('assigneeId')

    await change(0, { assigneeId: null })
    expect(await assignee()).to.equal(null)
  })
})

describe('checking several questions at once', () => {
  it('checks all of them, and makes drafts of them again', async () => {
    const { review, listed, saved, world, actor } = await openApplication({ a: {}, b: {}, c: {} })
    const states = async () => (await listed()).map(reviewStatusOf)

    await review([0, 2, 2], 'checked')
    expect(await states()).to.deep.equal(['checked', 'draft', 'checked'])
    const kept = await world.unitOfWork.run(({ rememberedAnswers }) =>
      rememberedAnswers.ofProposal(actor.accountId, saved[0]!.proposalId),
    )
    expect(kept).to.have.length(2)

    await review([0, 2], 'draft')
    expect(await states()).to.deep.equal(['draft', 'draft', 'draft'])
  })

  it('checks none where one has no answer', async () => {
    const { review, listed } = await openApplication({ a: {}, b: { answer: null } })

    const refusal = await refusalOf(review([0, 1], 'checked'))

    expect(refusal).to.include({ kind: 'conflict', code: 'proposals.nothing-to-check' })
    expect((await listed()).map(({ review: each }) => each)).to.deep.equal([null, null])
  })
})

describe('removing a question', () => {
  it('can be undone, also after others were moved, and brings back the answer', async () => {
    const { remove, restore, change, texts, listed, saved } = await openApplication({ a: {}, b: {}, c: {}, d: {} })

    await remove(1)
    await remove(2)
    expect(await texts()).to.equal('a d')

    await change(3, { position: 0 })
    await restore(2)
    await restore(1)

    expect(await texts()).to.equal('d b a c')
    const back = (await listed()).find(({ id }) => id === saved[1]!.id)
    expect({ ...back, version: 0, position: 0 }).to.deep.equal({ ...saved[1]!, version: 0, position: 0 })
  })

  it('can’t be undone twice, or after 30 days', async () => {
    const { world, remove, restore } = await openApplication()
    const purge = () => new PurgeFinishedJobs(world.unitOfWork, world.clock).execute()
    await remove(0)
    await restore(0)
    const again = await refusalOf(restore(0))
    await remove(0)
    world.clock.advance({ days: 30 })
    const kept = await purge()
    world.clock.advance({ days: 1 })
    const erased = await purge()

    expect([again.kind, (await refusalOf(restore(0))).kind]).to.deep.equal(['not-found', 'not-found'])
    expect([kept, erased]).to.deep.equal([
      'Removed 0 completed jobs and 0 failed jobs.',
      'Removed 0 completed jobs and 0 failed jobs. Erased 1 removed question.',
    ])
  })

  it('ends the processing of which it was the last, and lets go what waited for it', async () => {
    const waits = { status: 'processing', answer: null } as const
    const { world, actor, remove, proposal, queued, saved } = await openApplication({ a: waits, b: {} })
    const summary = aQuestion({ ...saved[1]!, id: anId(), ...waits, dependsOn: [saved[0]!.id], version: 0 })
    await world.unitOfWork.run(({ questions }) => questions.save(summary))

    await remove(0)
    expect((await queued()).map(({ data }) => data['questionId'])).to.deep.equal([summary.id])
    expect((await proposal()).processingStatus).to.equal('answering')

    await new RemoveQuestion(world.unitOfWork, world.sources).execute({
      actor,
      proposalId: saved[0]!.proposalId,
      questionId: summary.id,
    })
    expect((await proposal()).processingStatus).to.equal('completed')
  })

  it('has what was in progress worked on again when it is brought back', async () => {
    const { remove, restore, queued } = await openApplication({ a: { status: 'processing', answer: null } })

    await remove(0)
    await restore(0)

    expect((await queued()).map(({ name }) => name)).to.deep.equal(['answer-question'])
  })

  it('does not find another account’s', async () => {
    const { world, saved } = await openApplication()
    const stranger = await anActorIn(world)
    const { proposalId, id: questionId } = saved[0]!

    const refusal = await refusalOf(
      new RemoveQuestion(world.unitOfWork, world.sources).execute({ actor: stranger, proposalId, questionId }),
    )

    expect(refusal.code).to.equal('proposals.question-not-found')
  })
})

describe('merging two questions', () => {
  const warning = { kind: 'unsupported', claim: 'figure', text: '5', start: 3, end: 4 } as const
  const choice = { kind: 'open-choice', text: 'days', start: 5, end: 9 } as const
  const source = DONE.answer.sources[0]!

  it('joins texts, limits, answers, sources and chats in their order', async () => {
    const { merge, listed, saved } = await openApplication({
      a: { limit: { words: 100, characters: null }, guidance: 'Who?', review: 'checked' },
      b: {
        limit: { words: 50, characters: 900 },
        guidance: 'Where?',
        answer: anAnswer({
          text: 'On 5 days.',
          sources: [source, { ...source, ordinal: 77 }],
          warnings: [warning, choice],
        }),
        chat: [{ role: 'user', text: 'Shorter' }],
      },
    })

    await merge(1, 0)
    const [merged, ...others] = await listed()

    expect(others).to.deep.equal([])
    expect(merged).to.include({ id: saved[1]!.id, text: 'a\nb', guidance: 'Who?\nWhere?', review: null })
    expect(merged!.limit).to.deep.equal({ words: 150, characters: 900 })
    expect(merged!.answer!.text).to.equal('We run a club.\n\nOn 5 days.')
    expect(merged!.answer!.warnings).to.deep.equal([
      { ...warning, start: 19, end: 20 },
      { ...choice, start: 21, end: 25 },
    ])
    expect(merged!.answer!.sources.map(({ ordinal }) => ordinal)).to.deep.equal([
      ...DONE.answer.sources.map(({ ordinal }) => ordinal),
      77,
    ])
    expect(merged!.chat).to.have.length(1)
  })

  it('keeps the answer of the one that has one', async () => {
    const missing = anAnswer({ text: 'Your documents do not say.', missing: true, sources: [] })
    const { merge, listed } = await openApplication({
      a: { answer: missing },
      b: {},
      c: { answer: null, status: 'error' },
    })

    await merge(0, 1)
    await merge(0, 2)

    expect((await listed()).map(({ answer, status }) => [answer!.text, status])).to.deep.equal([
      ['We run a club.', 'completed'],
    ])
  })

  it('lets the other one be brought back', async () => {
    const { merge, restore, texts } = await openApplication({ a: {}, b: {}, c: {} })

    await merge(0, 1)
    await restore(1)

    expect(await texts()).to.equal('a\nb b c')
  })

  it('is refused with itself, with what is absent, and while one of them is being answered', async () => {
    const { merge, texts } = await openApplication({ a: {}, b: { status: 'processing' } })

    expect((await refusalOf(merge(0, 0))).details.fields).to.have.all.keys('withQuestionId')
    expect((await refusalOf(merge(0, 1))).code).to.equal('proposals.being-answered')
    expect(await texts()).to.equal('a b')
  })
})

describe('the answer of merged questions', () => {
  const typed = { answerState: aTextState({ version: 4, origin: 'person' }) }

  it('is a person’s where one of both was, and has the answers of before in its history', async () => {
    const { merge, listed, world, actor } = await openApplication({
      a: {},
      b: { ...typed, answer: anAnswer({ text: 'By hand.' }) },
    })

    await merge(0, 1)

    const [question] = await listed()
    expect(question!.answerState).to.include({ origin: 'person', version: 2, session: null })
    const owner = { kind: 'answer', id: question!.id, proposalId: question!.proposalId } as const
    const { items } = await world.unitOfWork.run(({ textVersions }) =>
      textVersions.page(actor.accountId, owner, { page: 1, pageSize: 9 }),
    )
    expect(items.map(({ text }) => text)).to.deep.equal(['We run a club.'])
  })

  it('is a draft where both were, and stays what it is where the other had none', async () => {
    const drafts = await openApplication({ a: {}, b: {} })
    const alone = await openApplication({ a: typed, b: { answer: null } })

    await drafts.merge(0, 1)
    await alone.merge(0, 1)

    expect((await drafts.listed())[0]!.answerState).to.include({ origin: 'documents', version: 2 })
    expect((await alone.listed())[0]!.answerState).to.include({ origin: 'person', version: 4 })
  })
})

describe('splitting a question', () => {
  it('leaves the answer with the first part, and has the others answered in its place', async () => {
    const limit = { words: 200, characters: null }
    const { split, texts, listed, queued } = await openApplication({ x: {}, a: { limit, section: 'Part 1' }, y: {} })

    await split(1, 'Who?', 'Where? (max 50 words)', 'When?')
    const [, first, second, third] = await listed()

    expect(await texts()).to.equal('x Who? Where? (max 50 words) When? y')
    expect([first, second, third].map((part) => part!.answer?.text ?? null)).to.deep.equal([
      'We run a club.',
      null,
      null,
    ])
    expect([first, second, third].map((part) => part!.limit.words)).to.deep.equal([200, 50, 200])
    expect(third!.section).to.equal('Part 1')
    const jobs = (await queued()).map(({ data }) => data['questionId'])
    expect(jobs).to.have.members([second!.id, third!.id])
  })

  it('needs two texts, and a question that is not being answered', async () => {
    const { split } = await openApplication({ a: {}, b: { status: 'processing' } })

    expect((await refusalOf(split(0, 'One'))).details.fields).to.have.all.keys('texts')
    expect((await refusalOf(split(0, 'One', ' '))).details.fields).to.have.all.keys('texts.1')
    expect((await refusalOf(split(1, 'One', 'Two'))).kind).to.equal('conflict')
  })
})
