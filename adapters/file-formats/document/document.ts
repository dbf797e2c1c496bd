import type { FormField } from '../../../core/proposals/form/form.ts'
import type { UnreadPart } from '../../../core/shared/unread-part.ts'

/**
 * A file's content and layout, parsed once. Two functions read it: `libraryText` for passages and `formBlocks` for
 * questions. Nothing here is inferred from the wording.
 */
export interface ParsedDocument {
  /** Title from the file's properties. */
  readonly title: string | null
  /** Null for formats without pages. */
  readonly pageCount: number | null
  readonly blocks: readonly (Block | Sheet)[]
  readonly unread?: readonly UnreadPart[]
}

export type Block = Paragraph | Table | Field

/** Position of a part of the document. */
export interface Placed {
  /** From 1; null for formats without pages. */
  readonly page: number | null
  /**
   * Finds the place in the file again, to write an answer there. The syntax depends on the format: offsets "start-end"
   * in the decoded text or in the part of the package, a cell address, or a box on a page.
   */
  readonly anchor: string
}

export interface Paragraph extends Placed {
  readonly kind: 'paragraph'
  /** 0 for the title of the document, 1 to 9 for headings, null for body text. */
  readonly headingLevel: number | null
  readonly list: ListPlace | null
  /** Text and fields in reading order; empty for a blank paragraph. */
  readonly inlines: readonly Inline[]
  /** A line of a table of contents. */
  readonly isContents: boolean
  /** Lines are drawn around it; consecutive framed paragraphs form one box. */
  readonly isFramed?: boolean
  /** Printed directly below the previous paragraph, without a gap. */
  readonly isNextLine?: boolean
  /** Used only for forms (a hidden remark for people who fill in a template) or only for libraries (a page footer). */
  readonly isFor?: 'forms' | 'library'
  /** Contents of the text boxes anchored in the paragraph. */
  readonly boxes: readonly TextBox[]
  /** Footnotes and endnotes that the paragraph refers to. */
  readonly notes: readonly (readonly Block[])[]
}

export interface ListPlace {
  /** Depth, from 1. */
  readonly level: number
  /**
   * Automatic number as printed, such as "3a", without its closing mark; null for bullets and continuation paragraphs.
   */
  readonly number: string | null
  readonly isBulleted: boolean
  /** Whether its bullet is an empty box to tick. */
  readonly isBoxed?: boolean
  /** Whether this is a continuation paragraph of an item. */
  readonly isContinued?: boolean
}

export type Inline = TextRun | Field

export interface TextRun {
  readonly kind: 'text'
  /** Tabs and line breaks are kept as "\t" and "\n". */
  readonly text: string
  readonly bold: boolean
  readonly italic: boolean
  /** Whether it is a line to write on: a tab with a leader, or underlined spaces. */
  readonly isRule: boolean
  /** Address of a link whose text differs from it. */
  readonly link?: string
}

export interface TextBox extends Placed {
  readonly blocks: readonly Block[]
}

/** A place to type or tick that the format itself marks as one: a content control, a form field, an HTML input. */
export interface Field extends Placed {
  readonly kind: 'field'
  readonly control: FormField['control']
  /** Name that its author gave it. */
  readonly label: string | null
  readonly help: string | null
  /** Placeholder or value in the blank form. */
  readonly value: string | null
  readonly isTicked: boolean
  readonly maxCharacters: number | null
  readonly options: readonly string[]
  /** Text that readers see, if it is more than the value: label, help and options. */
  readonly printed?: string
}

export interface Table extends Placed {
  readonly kind: 'table'
  readonly rows: number
  readonly columns: number
  /** Row by row; empty cells have no blocks, or only blank paragraphs. */
  readonly cells: readonly Cell[]
}

export interface Cell extends Placed {
  readonly row: number
  readonly column: number
  readonly rowSpan: number
  readonly columnSpan: number
  readonly header: boolean
  readonly blocks: readonly Block[]
}

/** A visible sheet of a workbook. */
export interface Sheet extends Placed {
  readonly kind: 'sheet'
  readonly name: string
  /** Row by row: cells with content, and cells drawn to be filled in. */
  readonly cells: readonly SheetCell[]
}

/** Its anchor combines the sheet's name and its reference: 'Sheet name'!B7. */
export interface SheetCell {
  /** Zero-based, like the column. */
  readonly row: number
  readonly column: number
  readonly rowSpan: number
  readonly columnSpan: number
  /** Displayed text; "" for an empty cell. */
  readonly text: string
  readonly bold: boolean
  readonly italic: boolean
  /** Drawn with borders, or unlocked on a protected sheet: a place to fill in if empty. */
  readonly isBoxed: boolean
  /** Null if the file has no rule for the cell. */
  readonly entry: CellEntry | null
  /** Labels of the check boxes that float over the cell. */
  readonly boxes: readonly string[]
  /** Whether its row or column is hidden. */
  readonly isHidden: boolean
}

/** Entry that the file's own rules allow in a cell. */
export interface CellEntry extends Pick<FormField, 'options' | 'maxCharacters' | 'help'> {
  readonly control: 'choice' | 'multiline' | 'number' | 'date'
}
