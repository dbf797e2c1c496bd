import { AppError } from '../shared/app-error.ts'
import { returnToDraft, type Question, type Review } from '../proposals/question/question.ts'

/** `needs-you`: the answer is absent or missing, or the last attempt at it failed. */
export type ReviewStatus = 'needs-you' | 'draft' | Review

export function reviewStatusOf({ answer, status, review }: Question): ReviewStatus {
  if (answer === null || answer.missing || status === 'error') return 'needs-you'
  return review ?? 'draft'
}

/**
 * The question after a person's review. Checking an answer clears a failed attempt. Throws `conflict` without an answer
 * to check.
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
