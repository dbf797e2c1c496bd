import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'

export function isAnyAnswered(questions: readonly Pick<Question, 'status'>[]): boolean {
  return questions.some(({ status }) => status === 'processing')
}

/** A request can be sent when it says something and no question is being answered. */
export function canSend(text: string, questions: readonly Pick<Question, 'status'>[]): boolean {
  return text.trim() !== '' && !isAnyAnswered(questions)
}
