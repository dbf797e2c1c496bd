import type { Written } from '../jobs/writer-job.ts'
import { keepLateDraft, stateOfDraft, type TextSources } from '../texts/drafts.ts'
import type { TextVersions } from '../texts/ports.ts'
import { begunAs, newState, toldState, type TextAuthor, type TextState } from '../shared/text-state.ts'
import { answerTextOf, isAnswerProtected, keptAnswerOf } from '../proposals/answer/kept-answer.ts'
import type { ModelUsage } from '../shared/model-usage.ts'
import type { AnswerDraft } from '../proposals/ports/answer-writer.ts'
import type { Proposals, Questions } from '../proposals/ports.ts'
import { addCost } from '../proposals/proposal.ts'
import { addAnswerUsage, completeAnswer, keepAnswer, type Question } from '../proposals/question/question.ts'

interface Stores {
  readonly proposals: Proposals
  readonly questions: Questions
  readonly textVersions: TextVersions
}

interface PaidDraft {
  readonly draft: AnswerDraft
  readonly usage: ModelUsage | null
}

/**
 * The question with its draft. If somebody wrote or checked an answer meanwhile, their answer stays and the draft is
 * kept beside it.
 */
export async function withDraft(
  stores: Stores,
  question: Question,
  { draft, usage }: PaidDraft,
  sources: TextSources,
): Promise<Question> {
  if (isAnswerProtected(question)) {
    await keepBeside(stores, question, { draft, usage }, sources)
    return keepAnswer(question)
  }
  const state = await stateOfDraft(stores, answerTextOf(question), { usage }, sources)
  return completeAnswer(question, draft, draft.isTold === true ? toldState(state) : state)
}

/** Adds the question's present answer to the history and returns the text state of the changed one. */
export async function stateOfChange(
  stores: Stores,
  question: Question,
  { author, usage }: { readonly author: TextAuthor | null; readonly usage: ModelUsage | null },
  sources: TextSources,
): Promise<TextState> {
  const before = keptAnswerOf(question)
  const draft = await stateOfDraft(stores, answerTextOf(question), { usage }, sources)
  const { basis: _, modelName: __, ...changed } = draft
  const beginning = begunAs(before === null || before.detail.missing ? draft : before.state)
  return newState({ ...changed, origin: 'chat', author, ...beginning })
}

/**
 * Keeps a draft that arrives after somebody answered the question by hand: its usage is counted and it is stored beside
 * their text.
 */
export async function keepOvertaken(
  stores: Stores,
  question: Question,
  written: Written<AnswerDraft | null>,
  sources: TextSources,
): Promise<null> {
  if (written.outcome !== 'written' || written.draft === null || !isAnswerProtected(question)) return null
  const { draft, usage } = written
  await keepBeside(stores, question, { draft, usage }, sources)
  await stores.questions.save(addAnswerUsage(question, usage))
  const proposal = await stores.proposals.find(question.accountId, question.proposalId)
  if (proposal) await stores.proposals.save(addCost(proposal, usage))
  return null
}

function keepBeside(stores: Stores, question: Question, { draft, usage }: PaidDraft, sources: TextSources) {
  const { text, missing, sources: used, warnings, lacking } = draft
  const detail = { missing, sources: used, warnings, ...(lacking && { lacking }) }
  return keepLateDraft(stores, answerTextOf(question), { text, detail, usage }, sources)
}
