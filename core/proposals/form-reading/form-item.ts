import type { Id } from '../../shared/id.ts'
import type { QuestionKind } from '../question-kind.ts'

export type ItemId = Id<'item'>

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
}

export const MAX_ITEMS = 1_000
