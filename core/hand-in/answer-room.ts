import type { FormField } from '../proposals/form/form.ts'

/**
 * Where in a funder's file an answer is written. Its anchor is that of the form's block, in the terms of the form's reader;
 * several blocks can share one.
 */
export type AnswerRoom = FieldRoom | CellRoom | BelowRoom | OptionsRoom

/** A field, a content control, or blanks that are printed. */
export interface FieldRoom {
  readonly kind: 'field'
  readonly field: FormField
  /** Which of the fields for words with this anchor it is, from 0. */
  readonly nth: number
}

/** A cell of a table or a sheet that is empty, or prints no more than a sign such as "£", which stays before the answer. */
export interface CellRoom {
  readonly kind: 'cell'
  readonly anchor: string
  readonly page: number | null
}

/**
 * No room is printed: the answer becomes paragraphs of its own below this block, the last that belongs to the question. In
 * a sheet it goes to the first free cell beside or below the block's.
 */
export interface BelowRoom {
  readonly kind: 'below'
  readonly anchor: string
  /** The printed words of the block, where the question's own line is a part of the same paragraph. */
  readonly after?: string
  /** The last line of what is printed on its page between the block and what is asked next, where the answer may stand as well. */
  readonly until?: string
  readonly page: number | null
}

/** Boxes to tick, or the choices of a field. */
export interface OptionsRoom {
  readonly kind: 'options'
  readonly options: readonly Option[]
}

interface Option {
  /** The printed words of the option. */
  readonly text: string
  /** The block that the box stands in. */
  readonly anchor: string
  /** Which of the boxes with this anchor it is, from 0; each choice of a field counts as a box. */
  readonly nth: number
  readonly page: number | null
}
