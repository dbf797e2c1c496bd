import type { AccountId } from '../../shared/ids.ts'
import type { FoundQuestion } from '../../forms/ports/question-finder.ts'

export interface PastedQuestionFinder {
  /**
   * The questions that stand in a text which a user pasted, read as a form would be; needs no model. Empty where there is
   * none. Throws `unsupported` with a sentence where it can't be read.
   */
  find(text: string, account: AccountId): Promise<readonly FoundQuestion[]>
}
