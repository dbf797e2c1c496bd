import type { TextOwner } from '../editor/text-owner.ts'

/** A text that is about to leave the product. */
export interface TextToGive {
  readonly owner: TextOwner
  /** Markdown. */
  readonly text: string
  readonly version: number
}

/** A text as it may be given away. */
export type Fill = (text: string) => string
