import type { AnswerTask } from '../../proposals/ports/answer-writer.ts'

export interface GapPhrases {
  /** Asks people for what a question wants to know, in the account's language and within the question's limit. */
  askFor(task: Pick<AnswerTask, 'question' | 'settings'>): string
}
