import { expect } from 'chai'
import type { Finding, Proofreader, ProofreadingTask } from '../../../core/proofreading/ports.ts'
import { ProofreadApplication } from '../../../core/proofreading/proofread-application.ts'
import { RequestProofreading } from '../../../core/proofreading/request-proofreading.ts'
import { ApplySuggestion, DismissSuggestion } from '../../../core/proofreading/settle-suggestion.ts'
import { ViewProofreading } from '../../../core/proofreading/view-proofreading.ts'
import { requestAnswer, type Question } from '../../../core/proposals/question/question.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { UndoText } from '../../../core/text-history/undo-text.ts'
import { anAnswer, aProposal, aQuestion, aTextState, OTHER_ACCOUNT } from '../../support/builders.ts'
import { anActorIn, claimAll, openCoreWorld, refusalOf } from '../../support/core-world.ts'
import { deliveredWriter } from '../../support/delivered-writer.ts'

const TEXTS = ['We help 120 young people. Our ASB team visits.', 'We help 90 young people.']
const JARGON: Finding = {
  kind: 'jargon',
  position: 0,
  words: 'Our ASB team',
  other: null,
  why: 'Nobody outside knows it.',
  replacement: 'Our street team',
}
const CONTRADICTION: Finding = {
  kind: 'contradiction',
  position: 0,
  words: 'We help 120 young people.',
  other: { position: 1, words: 'We help 90 young people.' },
  why: 'Two figures.',
  replacement: 'We help 90 young people.',
}

interface Options {
  readonly read?: Proofreader['read']
  readonly texts?: readonly (string | null)[]
}

async function openProofreading({ read = async () => [JARGON, CONTRADICTION], texts = TEXTS }: Options = {}) {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { accountId } = actor
  const { unitOfWork: work, sources } = world
  const proposal = aProposal({ accountId })
  const proposalId = proposal.id
  const questions = texts.map((text, position) =>
    aQuestion({
      accountId,
      proposalId,
      position,
      status: 'completed',
      answer: text === null ? null : anAnswer({ text, warnings: [] }),
      answerState: text === null ? null : aTextState({ origin: 'documents', author: null }),
    }),
  )
  await work.run(async (stores) => {
    await stores.proposals.save(proposal)
    for (const question of questions) await stores.questions.save(question)
  })
  const tasks: ProofreadingTask[] = []
  const proofreader: Proofreader = { read: (task, context) => (tasks.push(task), read(task, context)) }
  const job = deliveredWriter('proofread-application', new ProofreadApplication(work, proofreader, sources))
  const questionAt = (position: number) =>
    work.run(({ questions: all }) => all.find(accountId, questions[position]!.id))
  return {
    tasks,
    questionAt,
    actor,
    proposalId,
    request: () => new RequestProofreading(work, sources, world.quotas).execute({ actor, proposalId }),
    workOff: async () => {
      for (const claim of await claimAll(world)) await job.execute({ ...claim.job, lastAttempt: true })
    },
    view: (by = actor) => new ViewProofreading(work).execute({ actor: by, proposalId }),
    apply: (suggestionId: never, by = actor) =>
      new ApplySuggestion(work, sources).execute({ actor: by, proposalId, suggestionId }),
    dismiss: (suggestionId: never, by = actor, isUndone = false) =>
      new DismissSuggestion(work).execute({ actor: by, proposalId, suggestionId, isUndone }),
    undo: (position: number) =>
      new UndoText(work, sources).execute({
        actor,
        place: { kind: 'answer', proposalId, questionId: questions[position]!.id },
        version: 2,
      }),
    change: async (position: number, changed: (before: Question) => Question) => {
      const before = await questionAt(position)
      await work.run(({ questions: all }) => all.save(changed(before!)))
    },
  }
}

/** Checked once; the identifiers of what is suggested, in its order. */
async function openSuggested(options: Options = {}) {
  const opened = await openProofreading(options)
  await opened.request()
  await opened.workOff()
  const { suggestions } = await opened.view()
  return { ...opened, ids: suggestions.map(({ id }) => id as never) }
}

const withText = (text: string) => (question: Question) => ({
  ...question,
  answer: { ...question.answer!, text },
  answerState: aTextState({ version: 2 }),
})

describe('suggestions for a whole application', () => {
  it('keeps what is found as suggestions, and changes no answer', async () => {
    const { request, workOff, view, tasks, questionAt } = await openProofreading()

    expect((await request()).status).to.equal('processing')
    await workOff()

    const { status, checkedAt, suggestions } = await view()
    expect([status, checkedAt === null]).to.deep.equal(['completed', false])
    expect(suggestions.map(({ kind, words, replacement, state }) => [kind, words, replacement, state])).to.deep.equal([
      ['jargon', JARGON.words, JARGON.replacement, 'open'],
      ['contradiction', CONTRADICTION.words, CONTRADICTION.replacement, 'open'],
    ])
    expect(tasks[0]?.answers.map(({ text }) => text)).to.deep.equal(TEXTS)
    expect((await questionAt(0))?.answer?.text).to.equal(TEXTS[0])
  })

  it('is refused while answers are written or it is under way, and where there is nothing to read', async () => {
    const [none, busy, twice] = [
      await openProofreading({ texts: [null] }),
      await openProofreading(),
      await openProofreading(),
    ]
    await busy.change(1, requestAnswer)
    await twice.request()

    expect((await refusalOf(none.request())).code).to.equal('proofreading.nothing-to-read')
    expect((await refusalOf(busy.request())).code).to.equal('proofreading.not-drafted')
    expect((await refusalOf(twice.request())).code).to.equal('proofreading.under-way')
  })

  it('keeps the reason of a failure with what was suggested before, and can be asked for again', async () => {
    let fails = false
    const read = async () => (fails ? Promise.reject(new AppError('unavailable', 'model.unavailable')) : [JARGON])
    const { request, workOff, view } = await openSuggested({ read })
    fails = true

    await request()
    await workOff()

    const { status, error, suggestions } = await view()
    expect([status, error, suggestions.length]).to.deep.equal(['error', { code: 'model.unavailable' }, 1])
    expect((await request()).status).to.equal('processing')
  })

  it('changes the answer by one click, as an edit of who clicked that can be undone', async () => {
    const { apply, ids, actor, questionAt, undo } = await openSuggested()

    const { suggestions } = await apply(ids[0]!)

    expect(suggestions.map(({ state }) => state)).to.deep.equal(['applied', 'open'])
    const { answer, answerState } = (await questionAt(0))!
    expect(answer?.text).to.equal('We help 120 young people. Our street team visits.')
    expect(answerState).to.deep.include({ origin: 'person', version: 2 })
    expect(answerState?.author?.id).to.equal(actor.userId)
    await undo(0)
    expect((await questionAt(0))?.answer?.text).to.equal(TEXTS[0])
  })

  it('is applied once, however often and by however many it is clicked', async () => {
    const { apply, ids, questionAt } = await openSuggested()

    await Promise.all([apply(ids[0]!), apply(ids[0]!), apply(ids[1]!)])
    await apply(ids[0]!)

    expect((await questionAt(0))?.answer?.text).to.equal('We help 90 young people. Our street team visits.')
    expect((await questionAt(0))?.answerState?.version).to.equal(3)
  })

  it('says what is outdated, and does not apply it', async () => {
    const { apply, ids, change, view } = await openSuggested()
    await change(0, withText('We help 120 young people. Our team visits.'))
    await change(1, withText('We help 120 young people.'))

    expect((await view()).suggestions.map(({ state }) => state)).to.deep.equal(['outdated', 'outdated'])
    for (const id of ids) expect((await refusalOf(apply(id))).code).to.equal('proofreading.outdated')
  })

  it('does not touch an answer that is being written, or that only a person can mend', async () => {
    const found = { ...JARGON, replacement: null }
    const [busy, plain] = [await openSuggested(), await openSuggested({ read: async () => [found] })]
    await busy.change(0, requestAnswer)

    expect((await refusalOf(busy.apply(busy.ids[0]!))).code).to.equal('proposals.being-answered')
    expect((await refusalOf(plain.apply(plain.ids[0]!))).code).to.equal('proofreading.only-by-hand')
  })

  it('does not suggest again what was dismissed', async () => {
    const { dismiss, ids, request, workOff, view } = await openSuggested()

    await dismiss(ids[0]!)
    expect((await dismiss(ids[0]!)).suggestions.map(({ kind }) => kind)).to.deep.equal(['contradiction'])
    await request()
    await workOff()

    expect((await view()).suggestions.map(({ kind }) => kind)).to.deep.equal(['contradiction'])
  })

  it('brings back what was dismissed, as it was and for later passes', async () => {
    const { dismiss, actor, ids, request, workOff, view } = await openSuggested()
    const before = await view()

    await dismiss(ids[0]!)
    expect(await dismiss(ids[0]!, actor, true)).to.deep.equal(before)
    await request()
    await workOff()

    expect((await view()).suggestions).to.have.lengthOf(before.suggestions.length)
  })

  it('is hidden from other accounts', async () => {
    const { view, apply, dismiss, ids, actor } = await openSuggested()
    const other = { ...actor, accountId: OTHER_ACCOUNT }

    expect((await refusalOf(view(other))).code).to.equal('proposals.not-found')
    expect((await refusalOf(apply(ids[0]!, other))).code).to.equal('proofreading.suggestion-not-found')
    expect((await refusalOf(dismiss(ids[0]!, other))).code).to.equal('proofreading.suggestion-not-found')
    expect((await refusalOf(apply('f'.repeat(24) as never))).code).to.equal('proofreading.suggestion-not-found')
  })
})
