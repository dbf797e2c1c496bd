import type { FormField } from '../../../core/proposals/form/form.ts'
import type { UnreadPart } from '../../../core/shared/unread-part.ts'

/**
 * What a file says and how it is laid out, parsed once. Two projections read it: `libraryText` for passages and
 * `formBlocks` for questions. Nothing here is concluded from the words of the text.
 */
export interface ParsedDocument {
  /** The title in the file's own properties. */
  readonly title: string | null
  /** Null where the format has no pages. */
  readonly pageCount: number | null
  readonly blocks: readonly (Block | Sheet)[]
  readonly unread?: readonly UnreadPart[]
}

export type Block = Paragraph | Table | Field

/** Where a part of the document stands. */
export interface Placed {
  /** From 1; null where the format has no pages. */
  readonly page: number | null
  /**
   * Finds the place in the file again, to write an answer there. Its text belongs to the format: offsets "start-end" in
   * the decoded text or the part of the package, a cell address, or a box on a page.
   */
  readonly anchor: string
}

export interface Paragraph extends Placed {
  readonly kind: 'paragraph'
  /** 0 for the title of the document, 1 to 9 for headings, null for body text. */
  readonly headingLevel: number | null
  readonly list: ListPlace | null
  /** Text and fields in reading order; none in a blank paragraph. */
  readonly inlines: readonly Inline[]
  /** A line of a table of contents. */
  readonly isContents: boolean
  /** Lines are drawn around it; those of several in a row are one box. */
  readonly isFramed?: boolean
  /** It is printed on the line right below the paragraph before it, with no gap between. */
  readonly isNextLine?: boolean
  /** Stands there for forms alone (a hidden remark to whoever fills in a template), or for libraries (the foot of a page). */
  readonly isFor?: 'forms' | 'library'
  /** The contents of text boxes that are anchored in the paragraph. */
  readonly boxes: readonly TextBox[]
  /** The footnotes and endnotes that the paragraph refers to. */
  readonly notes: readonly (readonly Block[])[]
}

export interface ListPlace {
  /** Depth, from 1. */
  readonly level: number
  /** The automatic number as printed, such as "3a", without its closing mark; null for bullets and further paragraphs. */
  readonly number: string | null
  readonly isBulleted: boolean
  /** Its bullet is an empty box, which people tick. */
  readonly isBoxed?: boolean
  /** A further paragraph of an item. */
  readonly isContinued?: boolean
}

export type Inline = TextRun | Field

export interface TextRun {
  readonly kind: 'text'
  /** Tabs and line breaks are kept as "\t" and "\n". */
  readonly text: string
  readonly bold: boolean
  readonly italic: boolean
  /** Drawn as a line to write on: a tab with a leader, or underlined blanks. */
  readonly isRule: boolean
  /** The address of a link whose text says something else. */
  readonly link?: string
}

export interface TextBox extends Placed {
  readonly blocks: readonly Block[]
}

/** A place to type or tick that the format itself marks as one: a content control, a form field, an HTML input. */
export interface Field extends Placed {
  readonly kind: 'field'
  readonly control: FormField['control']
  /** The name that its author gave it. */
  readonly label: string | null
  readonly help: string | null
  /** The placeholder or value that the file comes with. */
  readonly value: string | null
  readonly isTicked: boolean
  readonly maxCharacters: number | null
  readonly options: readonly string[]
  /** What readers see of it, where that is more than its value: label, help and options. */
  readonly printed?: string
}

export interface Table extends Placed {
  readonly kind: 'table'
  readonly rows: number
  readonly columns: number
  /** Row by row; an empty cell is a cell without blocks, or with blank paragraphs alone. */
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

/** A sheet of a workbook that is not hidden. */
export interface Sheet extends Placed {
  readonly kind: 'sheet'
  readonly name: string
  /** Row by row: those that show something, and those that are drawn to be filled in. */
  readonly cells: readonly SheetCell[]
}

/** Its anchor is made of the sheet's name and its reference: 'Sheet name'!B7. */
export interface SheetCell {
  /** From 0, as is the column. */
  readonly row: number
  readonly column: number
  readonly rowSpan: number
  readonly columnSpan: number
  /** What the cell shows; "" for an empty one. */
  readonly text: string
  readonly bold: boolean
  readonly italic: boolean
  /** Drawn with borders, or left unlocked on a protected sheet: a place to fill in when it is empty. */
  readonly isBoxed: boolean
  /** Null where the file says nothing of what is entered there. */
  readonly entry: CellEntry | null
  /** The words of the boxes to tick that float over the cell. */
  readonly boxes: readonly string[]
  /** In a hidden row or column. */
  readonly isHidden: boolean
}

/** What the file's own rules let people enter in a cell. */
export interface CellEntry extends Pick<FormField, 'options' | 'maxCharacters' | 'help'> {
  readonly control: 'choice' | 'multiline' | 'number' | 'date'
}
