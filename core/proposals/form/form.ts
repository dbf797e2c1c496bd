import type { UnreadPart } from '../../shared/unread-part.ts'

/**
 * A funder's form as read from its file: blocks in reading order, each with an anchor for writing an answer into the
 * file. Only the reader of the format understands the anchors.
 */
export interface Form {
  readonly mediaType: string
  /** The title in the file's metadata, if any. */
  readonly title: string | null
  readonly blocks: readonly FormBlock[]
  /** Parts of the file that could not be read. */
  readonly unread?: readonly UnreadPart[]
}

export type FormBlock = FormHeading | FormParagraph | FormTable | FormField

interface Placed {
  /** From 1; null where the format has no pages. */
  readonly page: number | null
  readonly anchor: string
}

export interface FormHeading extends Placed {
  readonly kind: 'heading'
  readonly level: number
  readonly text: string
  /** The printed ordinal, such as "3a" or "1.10", without its closing mark; `text` does not include it. */
  readonly number: string | null
}

export interface FormParagraph extends Placed {
  readonly kind: 'paragraph'
  readonly text: string
  readonly number: string | null
  /** Depth in a bulleted or numbered list, from 1; 0 outside lists. */
  readonly listLevel: number
  readonly bold: boolean
  readonly italic: boolean
  /** Whether it is on the line right below the previous block, without a blank line or new paragraph between. */
  readonly isNextLine?: boolean
}

export interface FormTable extends Placed {
  readonly kind: 'table'
  readonly rows: number
  readonly columns: number
  /** Row by row; an empty cell has no blocks. */
  readonly cells: readonly FormCell[]
}

export interface FormCell extends Placed {
  readonly row: number
  readonly column: number
  readonly rowSpan: number
  readonly columnSpan: number
  readonly header: boolean
  readonly blocks: readonly (FormHeading | FormParagraph | FormField)[]
}

/** A place to type or tick: an AcroForm field, a Word content control, an HTML input, a drawn line or box. */
export interface FormField extends Placed {
  readonly kind: 'field'
  readonly control: 'text' | 'multiline' | 'tick' | 'choice' | 'date' | 'number' | 'signature' | 'file'
  readonly label: string | null
  readonly help: string | null
  /** Its initial placeholder or value. */
  readonly value: string | null
  readonly maxCharacters: number | null
  readonly options: readonly string[]
  /** Whether the file marks it as a control; absent for a place that is only printed, or may be for others. */
  readonly isControl?: boolean
}
