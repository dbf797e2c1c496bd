import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'

export function isAnyAnswered(questions: readonly Pick<Question, 'status'>[]): boolean {
  return questions.some(({ status }) => status === 'processing')
}

/** Whether a request can be sent: it has text and no question is being answered. */
export function canSend(text: string, questions: readonly Pick<Question, 'status'>[]): boolean {
  return text.trim() !== '' && !isAnyAnswered(questions)
}
