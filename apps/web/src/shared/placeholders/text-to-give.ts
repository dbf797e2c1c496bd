import type { TextOwner } from '../editor/text-owner.ts'

/** A text about to be copied, downloaded or printed. */
export interface TextToGive {
  readonly owner: TextOwner
  /** Markdown. */
  readonly text: string
  readonly version: number
}

/** Replaces the placeholders of a text. */
export type Fill = (text: string) => string
