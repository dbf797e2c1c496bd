import type { FormField } from '../proposals/form/form.ts'

/**
 * The place in a funder's file for an answer. Its anchor is that of the form's block, as the form's reader defines it;
 * several blocks can share one.
 */
export type AnswerSlot = FieldSlot | CellSlot | BelowSlot | OptionsSlot

/** A field, a content control, or printed blanks. */
export interface FieldSlot {
  readonly kind: 'field'
  readonly field: FormField
  /** Index among the text fields with this anchor, from 0. */
  readonly nth: number
}

/** A cell of a table or a sheet that is empty, or prints only a sign such as "£", which stays before the answer. */
export interface CellSlot {
  readonly kind: 'cell'
  readonly anchor: string
  readonly page: number | null
}

/**
 * Without a printed place, the answer becomes paragraphs below this block, the last of the question. In a sheet it goes
 * to the first free cell beside or below the block's cell.
 */
export interface BelowSlot {
  readonly kind: 'below'
  readonly anchor: string
  /** The printed words of the block, if the question's own line is a part of the same paragraph. */
  readonly after?: string
  /** The last line on its page between the block and the next question; the answer may go below it too. */
  readonly until?: string
  readonly page: number | null
}

/** Boxes to tick, or the choices of a field. */
export interface OptionsSlot {
  readonly kind: 'options'
  readonly options: readonly Option[]
}

interface Option {
  /** The printed option. */
  readonly text: string
  /** Anchor of the block with the box. */
  readonly anchor: string
  /** Index among the boxes with this anchor, from 0; each choice of a field counts as a box. */
  readonly nth: number
  readonly page: number | null
}
