import { MISSING_CAUSES } from '../../../../../adapters/http-contract/missing-causes.ts'
import type { MissingCause, Question } from '../../../../../adapters/http-contract/proposals.ts'

type ReviewState = 'needs-you' | 'draft' | 'checked'
/** The filter of questions; a cause shows unanswered questions with that cause. */
export type ReviewFilter = 'all' | ReviewState | MissingCause
export const REVIEW_FILTERS = ['all', 'needs-you', 'draft', 'checked'] as const
export const isCause = (filter: ReviewFilter): filter is MissingCause =>
  (MISSING_CAUSES as readonly ReviewFilter[]).includes(filter)

/** Fields that the rules below use. */
type Reviewed = Pick<Question, 'id' | 'status' | 'reviewStatus'> & Partial<Pick<Question, 'answer' | 'missingCause'>>

/** Checked and final answers are done; one in progress needs nobody yet, and one with missing points needs somebody. */
export function reviewOf({ status, reviewStatus, answer }: Omit<Reviewed, 'id'>): ReviewState {
  if (reviewStatus === 'checked' || reviewStatus === 'final') return 'checked'
  const needsSomething = reviewStatus === 'needs-you' || (answer?.metadata.lacking ?? []).length > 0
  return needsSomething && status !== 'processing' ? 'needs-you' : 'draft'
}

export const isShownBy = (filter: ReviewFilter, question: Omit<Reviewed, 'id'>): boolean => {
  if (filter === 'all') return true
  const state = reviewOf(question)
  return isCause(filter) ? state === 'needs-you' && question.missingCause === filter : state === filter
}

export const countOf = (filter: ReviewFilter, questions: readonly Omit<Reviewed, 'id'>[]): number =>
  questions.filter((question) => isShownBy(filter, question)).length

/** Questions after this one, then those before it; all if it is not in the list. */
function inTurn<Q extends Pick<Reviewed, 'id'>>(questions: readonly Q[], from: string | null): readonly Q[] {
  const at = questions.findIndex(({ id }) => id === from)
  return [...questions.slice(at + 1), ...questions.slice(0, Math.max(0, at))]
}

/** The next question that needs somebody, or else the next unchecked one; null if all are checked. */
export function nextToDo(questions: readonly Reviewed[], from: string | null): string | null {
  const others = inTurn(questions, from)
  const next =
    others.find((question) => reviewOf(question) === 'needs-you') ??
    others.find((question) => reviewOf(question) === 'draft')
  return next?.id ?? null
}

/** The question before (-1) or after (1) this one; the first if it is not in the list, null at the end. */
export function neighbourOf(
  questions: readonly Pick<Reviewed, 'id'>[],
  from: string | null,
  step: 1 | -1,
): string | null {
  const at = questions.findIndex(({ id }) => id === from)
  return (at < 0 ? questions[0] : questions[at + step])?.id ?? null
}
