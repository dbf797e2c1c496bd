import type { Role } from './notation.ts'

/** A made-up form as it is set: what is printed, line by line and table by table, before any file format. */
export type Sheet = readonly SheetBlock[]

export type SheetBlock = SheetLine | SheetSpace | SheetTable

/** Printed words and what they are for; `element` is their place in the list of the form's elements. */
export interface Words {
  readonly text: string
  readonly role: Role
  readonly element: number | null
}

export interface SheetLine {
  readonly kind: 'line'
  readonly words: readonly Words[]
  readonly as: 'title' | 'h1' | 'h2' | 'h3' | 'text'
  readonly bold: boolean
  readonly italic: boolean
  readonly bullet: boolean
  /** The printed number with its mark ("1.", "a)"). */
  readonly number: string | null
  /** The number is that of a list, rather than typed. */
  readonly autoNumber: boolean
  /** What the line ends in to write on. */
  readonly room: 'none' | 'rule' | 'dots'
}

/** A place to write, tick or pick below the line before. */
export interface SheetSpace {
  readonly kind: 'space'
  readonly as: 'blank' | 'rules' | 'box'
  readonly lines: number
}

export interface SheetCell {
  readonly lines: readonly SheetLine[]
  readonly span: number
}

export interface SheetTable {
  readonly kind: 'table'
  readonly rows: readonly (readonly SheetCell[])[]
  /** Whether the first row names the columns. */
  readonly header: boolean
}

export function line(words: readonly Words[], more: Partial<Omit<SheetLine, 'kind' | 'words'>> = {}): SheetLine {
  return {
    kind: 'line',
    words,
    as: 'text',
    bold: false,
    italic: false,
    bullet: false,
    number: null,
    autoNumber: false,
    room: 'none',
    ...more,
  }
}

export function cell(lines: readonly SheetLine[], span = 1): SheetCell {
  return { lines, span }
}

/** A table without a row of headings. */
export function tableOf(rows: SheetTable['rows']): SheetTable {
  return { kind: 'table', header: false, rows }
}

/** All words in printed order. */
export function wordsOf(sheet: Sheet): Words[] {
  return sheet.flatMap((block) => {
    if (block.kind === 'space') return []
    if (block.kind === 'line') return block.words
    return block.rows.flatMap((row) => row.flatMap((one) => one.lines.flatMap((each) => each.words)))
  })
}

export function textOf(words: readonly Words[]): string {
  return words.map(({ text }) => text).join(' ')
}
