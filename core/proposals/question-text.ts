import { AppError, invalid } from '../shared/app-error.ts'
import { LONGEST_QUESTION, MAX_QUESTIONS } from './question-bounds.ts'

/** The text of a question as somebody typed it, trimmed. Throws `invalid` for the field. */
export function questionText(typed: string, field: string): string {
  const text = typed.trim()
  if (text === '') throw invalid('proposals.question-required', { [field]: 'Enter a question.' })
  if (text.length > LONGEST_QUESTION)
    throw invalid('proposals.question-too-long', {
      [field]: `A question may have at most ${LONGEST_QUESTION} characters.`,
    })
  return text
}

/** Throws `conflict` where an application would have more questions than it can. */
export function assertQuestionCount(count: number): void {
  if (count <= MAX_QUESTIONS) return
  const sentence = `An application may have at most ${MAX_QUESTIONS} questions. This would make ${count}.`
  throw new AppError('conflict', 'proposals.too-many-questions', sentence)
}
