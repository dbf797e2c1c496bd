import type { AccountId } from '../../shared/ids.ts'
import type { FoundQuestion } from '../../forms/ports/question-finder.ts'

export interface PastedQuestionFinder {
  /**
   * The questions in a text that a user pasted, read like a form, without a model. Empty if there are none. Throws
   * `unsupported` with a sentence if it can't be read.
   */
  find(text: string, account: AccountId): Promise<readonly FoundQuestion[]>
}
