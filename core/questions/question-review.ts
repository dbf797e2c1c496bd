import { AppError } from '../shared/app-error.ts'
import { returnToDraft, type Question, type Review } from '../proposals/question.ts'

/** `needs-you`: there is no answer, the documents do not hold it, or the last attempt at it failed. */
export type ReviewStatus = 'needs-you' | 'draft' | Review

export function reviewStatusOf({ answer, status, review }: Question): ReviewStatus {
  if (answer === null || answer.missing || status === 'error') return 'needs-you'
  return review ?? 'draft'
}

/**
 * The question as somebody found it. A failed attempt at the answer no longer counts once the answer is checked. Throws
 * `conflict` where there is no answer to check.
 */
export function reviewed(question: Question, status: 'draft' | Review): Question {
  if (status === 'draft') return returnToDraft(question)
  if (question.answer === null || question.answer.missing) throw nothingToCheck()
  if (question.status === 'processing') throw beingAnswered()
  return { ...question, status: 'completed', error: null, notice: null, review: status }
}

function nothingToCheck(): AppError {
  return new AppError('conflict', 'proposals.nothing-to-check')
}

function beingAnswered(): AppError {
  return new AppError('conflict', 'proposals.being-answered')
}
