import type { QuestionId } from '../../../core/shared/ids.ts'
import { writtenGapPhrases } from '../../../adapters/extractive/gaps/written-gap-phrases.ts'
import { expect } from 'chai'
import { DraftAgain, type DraftScope } from '../../../core/drafting/draft-again.ts'
import { AnswerQuestion } from '../../../core/drafting/answer-question.ts'
import type { Question } from '../../../core/proposals/question/question.ts'
import { reviewStatusOf } from '../../../core/questions/question-review.ts'
import { anAnswer, aQuestion, aTextState } from '../../support/builders.ts'
import { claimAll, refusalOf } from '../../support/core-world.ts'
import { deliveredWriter } from '../../support/delivered-writer.ts'
import { emptyLibrary, openTexts } from './text-world.ts'

const answered = (text: string, of: Partial<Question> = {}): Partial<Question> => ({
  status: 'completed',
  answer: anAnswer({ text }),
  text,
  ...of,
})

/** One question of each kind, by what is said of its answer. */
const QUESTIONS: readonly Partial<Question>[] = [
  answered('missing', { answer: anAnswer({ text: 'Nothing found.', missing: true }) }),
  answered('failed', { status: 'error', error: 'x', answer: null }),
  answered('draft'),
  answered('typed', { answerState: aTextState({ origin: 'person' }) }),
  answered('changed in the chat', { answerState: aTextState({ origin: 'chat' }) }),
  answered('checked', { review: 'checked' }),
  answered('changed by an earlier release', { chat: [{ role: 'user', text: 'Shorter' }] }),
  answered('being written', { status: 'processing' }),
]

async function openApplication() {
  const texts = await openTexts(QUESTIONS[0])
  const { world, actor, proposal } = texts
  const { unitOfWork: work, sources, quotas, clock, ids, documentReader: documents } = world
  const { accountId } = actor
  await work.run(async ({ questions }) => {
    for (const [at, of] of QUESTIONS.slice(1).entries())
      await questions.save(aQuestion({ accountId, proposalId: proposal.id, position: at + 1, ...of }))
  })
  const libraries = { open: () => emptyLibrary }
  const writer = { write: async () => ({ ...anAnswer({ text: 'A new draft.' }), warnings: [] }) }
  const answering = new AnswerQuestion({
    work,
    writer,
    phrases: writtenGapPhrases,
    asksPeople: true,
    modelPlace: 'none',
    libraries,
    documents,
    clock,
    ids,
  })
  const job = deliveredWriter('answer-question', answering)
  const all = () => work.run(({ questions }) => questions.ofProposal(accountId, proposal.id))
  return {
    ...texts,
    all,
    again: (scope: DraftScope, confirmed = false, questionIds: QuestionId[] | null = null) =>
      new DraftAgain(work, { sources, isPlanned: true }, quotas).execute({
        actor,
        proposalId: proposal.id,
        scope,
        questionIds,
        confirmed,
      }),
    workOff: async () => {
      for (const claimed of await claimAll(world)) await job.execute({ ...claimed.job, lastAttempt: false })
    },
    redrafted: async () =>
      (await all()).filter(({ answer }) => answer?.text === 'A new draft.').map(({ text }) => text),
  }
}

describe('drafting answers again', () => {
  const scopes: [DraftScope, boolean, string[]][] = [
    ['unanswered', false, ['missing', 'failed']],
    ['unanswered', true, ['missing', 'failed']],
    ['drafts', false, ['missing', 'failed', 'draft']],
    ['all', false, ['missing', 'failed', 'draft']],
    ['all', true, QUESTIONS.slice(0, 7).map(({ text }) => text ?? '')],
  ]
  for (const [scope, confirmed, expected] of scopes) {
    it(`replaces ${expected.length} answers: ${scope}${confirmed ? ', confirmed' : ''}`, async () => {
      const { again, workOff, redrafted } = await openApplication()

      const replaced = await again(scope, confirmed)
      await workOff()

      expect(replaced).to.equal(expected.length)
      expect(await redrafted()).to.deep.equal(expected)
    })
  }

  it('keeps what a person wrote in the history, from which it comes back', async () => {
    const { again, workOff, all, world, actor, proposal, undo } = await openApplication()
    await again('all', true)
    await workOff()
    const typed = (await all()).find(({ text }) => text === 'typed')!
    const checked = (await all()).find(({ text }) => text === 'checked')!
    const place = { kind: 'answer', proposalId: proposal.id, questionId: typed.id } as const

    expect(typed.answerState).to.include({ origin: 'documents', version: 2 })
    expect(reviewStatusOf(checked)).to.equal('draft')
    expect(await undo(null, actor, place)).to.deep.include({ text: 'typed' })
    const back = await world.unitOfWork.run(({ questions }) => questions.find(actor.accountId, typed.id))
    expect(back?.answerState).to.include({ origin: 'person', isReplaceable: false })
  })

  it('is about the questions that are named alone', async () => {
    const { again, questionId, all } = await openApplication()

    expect(await again('drafts', false, [questionId])).to.equal(1)
    expect((await all()).filter(({ status }) => status === 'processing')).to.have.length(2)
  })

  it('leaves an application as it is where there is nothing to draft', async () => {
    const { again, world } = await openApplication()

    expect(await again('all', true, [])).to.equal(0)
    expect(await claimAll(world)).to.deep.equal([])
  })

  it('waits until the form is read', async () => {
    const { again, world, proposal } = await openApplication()
    await world.unitOfWork.run(({ proposals }) => proposals.save({ ...proposal, processingStatus: 'reading' }))

    expect((await refusalOf(again('all'))).code).to.equal('proposals.form-being-read')
  })
})
