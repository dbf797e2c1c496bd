import { AppError, invalidField } from '../../shared/app-error.ts'
import { LONGEST_QUESTION, MAX_QUESTIONS } from './question-bounds.ts'

/** Trims a typed question. Throws `invalid` for the field. */
export function questionText(typed: string, field: string): string {
  const text = typed.trim()
  if (text === '') throw invalidField(field, { code: 'proposals.question-required' })
  if (text.length > LONGEST_QUESTION)
    throw invalidField(field, { code: 'proposals.question-too-long', values: { most: LONGEST_QUESTION } })
  return text
}

/** Throws `conflict` if an application would have too many questions. */
export function assertQuestionCount(count: number): void {
  if (count <= MAX_QUESTIONS) return
  throw new AppError('conflict', 'proposals.too-many-questions', { values: { most: MAX_QUESTIONS, count } })
}
