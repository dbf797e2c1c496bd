import type { ItemId } from '../shared/ids.ts'
import type { QuestionKind } from './question-kind.ts'

/** What a form wants done that text does not answer: a tick, a choice, a budget line, an attachment, a signature. */
export interface FormItem {
  readonly id: ItemId
  readonly kind: QuestionKind
  readonly text: string
  readonly section: string | null
  /** The printed words to pick from; empty where none are printed. */
  readonly options: readonly string[]
  /** The line of the form that it stands in; null where that is not known. */
  readonly place: string | null
  /** From 1; null where the format has no pages. */
  readonly page: number | null
  /** As the finder gave it; null for what people added. */
  readonly found: string | null
  readonly done: boolean
  /** Null or absent where nothing is known, and where an earlier release looked for none. */
  readonly suggestion?: ItemSuggestion | null
  /** What a person took for it; it is written into the form. Null or absent where nobody did. */
  readonly answer?: string | null
}

/** What a confirmed fact or a document says of an item. */
export interface ItemSuggestion {
  /** Of an item with options one or more of them, parted by "; ". */
  readonly value: string
  readonly fileName: string
  /** From 1; null where the source has no pages. */
  readonly page: number | null
  /** The words that say so; null where people said it themselves. */
  readonly quote: string | null
}

export const MAX_ITEMS = 1_000
