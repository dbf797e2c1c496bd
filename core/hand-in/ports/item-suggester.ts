import type { SourcePassage } from '../../shared/source-passage.ts'
import type { AccountSettings } from '../../identity/account.ts'
import type { Library } from '../../documents/library.ts'
import type { CallContext } from '../../spending/call-context.ts'
import type { FormItem } from '../../proposals/form/form-item.ts'
import type { WholeApplication } from '../../proposals/whole-application.ts'

export interface ItemsTask {
  readonly items: readonly Pick<FormItem, 'kind' | 'text' | 'section' | 'options'>[]
  readonly application: WholeApplication
  readonly settings: AccountSettings
}

/** A suggestion for an item, with its source. */
export interface FoundSuggestion {
  /** Index in the items of the task. */
  readonly at: number
  /** Printed options to choose; without options, only `isYes` counts. */
  readonly options: readonly string[]
  /** For a yes or no, or a single box: whether to tick it. */
  readonly isYes: boolean
  /** The supporting words of the source. */
  readonly quote: string
  readonly source: SourcePassage
}

export interface ItemSuggester {
  /**
   * At most one suggestion for each item, if a source supports it; none without a model. Throws `unavailable` as
   * `AnswerWriter` does.
   */
  suggest(task: ItemsTask, library: Library, context: CallContext): Promise<readonly FoundSuggestion[]>
}
