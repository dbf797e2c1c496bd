import type { Written } from '../jobs/writer-job.ts'
import type { ModelUsage } from './model-usage.ts'
import type { GrantSources } from './grant-to-create.ts'
import type { AnswerDraft } from './ports/answer-writer.ts'
import type { Proposals } from './ports/proposals.ts'
import type { Questions } from './ports/questions.ts'
import { addCost } from './proposal.ts'
import { isAnswerProtected, keptAnswerOf } from './kept-answer.ts'
import { addAnswerUsage, type Question } from './question.ts'
import type { TextVersions } from '../texts/ports/text-versions.ts'
import { keepCurrent, keepRefused, nextVersion } from '../texts/text-history.ts'
import { draftState, newState, type TextAuthor, type TextState } from '../texts/text-state.ts'

interface Stores {
  readonly proposals: Proposals
  readonly questions: Questions
  readonly textVersions: TextVersions
}

/** Puts the answer that the question has into the history, and says how the draft that takes its place is kept. */
export async function stateOfDraft(
  stores: Stores,
  question: Question,
  usage: ModelUsage | null,
  sources: GrantSources,
): Promise<TextState> {
  const open = textOf(question)
  await keepCurrent(stores, open, sources.ids)
  return draftState({ version: await nextVersion(stores, open), usage, writtenAt: sources.clock.now() })
}

/** The same of a change that somebody asked for in the chat. */
export async function stateOfChange(
  stores: Stores,
  question: Question,
  { author, usage }: { readonly author: TextAuthor | null; readonly usage: ModelUsage | null },
  sources: GrantSources,
): Promise<TextState> {
  const before = keptAnswerOf(question)
  const draft = await stateOfDraft(stores, question, usage, sources)
  const basis = before === null || before.detail.missing ? draft.basis : before.state.basis
  return newState({ ...draft, origin: 'chat', author, basis })
}

/** Keeps a draft that came after a person's text in the history. */
export async function keepLateDraft(
  stores: Stores,
  question: Question,
  { draft, usage }: { readonly draft: AnswerDraft; readonly usage: ModelUsage | null },
  sources: GrantSources,
): Promise<void> {
  const open = textOf(question)
  const state = draftState({ version: await nextVersion(stores, open), usage, writtenAt: sources.clock.now() })
  const { text, missing, sources: passages, warnings } = draft
  await keepRefused(stores, open, { text, state, detail: { missing, sources: passages, warnings } }, sources.ids)
}

/** A draft that comes after somebody answered the question by hand: it is paid for, kept beside their text, and no more. */
export async function keepOvertaken(
  stores: Stores,
  question: Question,
  written: Written<AnswerDraft | null>,
  sources: GrantSources,
): Promise<null> {
  if (written.outcome !== 'written' || written.draft === null || !isAnswerProtected(question)) return null
  const { draft, usage } = written
  await keepLateDraft(stores, question, { draft, usage }, sources)
  await stores.questions.save(addAnswerUsage(question, usage))
  const proposal = await stores.proposals.find(question.accountId, question.proposalId)
  if (proposal) await stores.proposals.save(addCost(proposal, usage))
  return null
}

function textOf(question: Question) {
  const { id, accountId, proposalId } = question
  return { accountId, owner: { kind: 'answer', id, proposalId } as const, current: keptAnswerOf(question) }
}
