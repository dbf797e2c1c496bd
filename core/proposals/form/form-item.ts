import type { ItemId } from '../../shared/ids.ts'
import type { QuestionKind } from '../question/question-kind.ts'

/** Something in the form that text does not answer: a tick, a choice, a budget line, an attachment, a signature. */
export interface FormItem {
  readonly id: ItemId
  readonly kind: QuestionKind
  readonly text: string
  readonly section: string | null
  /** Printed options; empty if there are none. */
  readonly options: readonly string[]
  /** Its line in the form; null if unknown. */
  readonly place: string | null
  /** From 1; null where the format has no pages. */
  readonly page: number | null
  /** The finder's text; null if people added it. */
  readonly found: string | null
  readonly done: boolean
  /** Null or absent if nothing is known, and if an earlier release read the form. */
  readonly suggestion?: ItemSuggestion | null
  /** The answer that a person accepted, which is written into the form; null or absent if none. */
  readonly answer?: string | null
}

/** A value for an item from a confirmed fact or a document. */
export interface ItemSuggestion {
  /** For an item with options, one or more of them, joined by "; ". */
  readonly value: string
  readonly fileName: string
  /** From 1; null where the source has no pages. */
  readonly page: number | null
  /** The supporting words; null if people entered the value. */
  readonly quote: string | null
}

export const MAX_ITEMS = 1_000
