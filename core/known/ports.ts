import type { AnswerTask } from '../proposals/ports/answer-writer.ts'

export interface GapPhrases {
  /**
   * A text that asks people for the answer to a question, in the account's language and within the question's limit.
   */
  askFor(task: Pick<AnswerTask, 'question' | 'settings'>): string
}
