import type { SourcePassage } from '../../shared/source-passage.ts'
import type { AccountSettings } from '../../identity/account.ts'
import type { Library } from '../../documents/library.ts'
import type { CallContext } from '../../spending/call-context.ts'
import type { FormItem } from '../../proposals/form-item.ts'
import type { WholeApplication } from '../../proposals/whole-application.ts'

export interface ItemsTask {
  readonly items: readonly Pick<FormItem, 'kind' | 'text' | 'section' | 'options'>[]
  readonly application: WholeApplication
  readonly settings: AccountSettings
}

/** What sources are said to say of an item. */
export interface FoundSuggestion {
  /** Place among the items of the task. */
  readonly at: number
  /** Of the printed words those to pick; of an item without them `isYes` alone tells. */
  readonly options: readonly string[]
  /** Of a yes or no, and of a single box: whether it is to be ticked. */
  readonly isYes: boolean
  /** The words of the source that say so. */
  readonly quote: string
  readonly source: SourcePassage
}

export interface ItemSuggester {
  /** At most one for each item, where a source says it; none without a model. Throws `unavailable` like `AnswerWriter`. */
  suggest(task: ItemsTask, library: Library, context: CallContext): Promise<readonly FoundSuggestion[]>
}
