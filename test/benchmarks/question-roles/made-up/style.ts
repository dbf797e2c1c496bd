export const MEDIA = ['docx', 'pdf', 'html', 'md', 'txt', 'xlsx'] as const
export type Medium = (typeof MEDIA)[number]

/** How a made-up form is set, from the numbering of its questions to where its limits are printed. */
export interface Style {
  readonly medium: Medium
  /** Short fields: label beside an empty cell, label and line to write on, two a row, label alone, label above a box. */
  readonly facts: 'cells' | 'fill-in' | 'pairs' | 'bare' | 'boxes'
  /** Long questions: flowing text and room, a table of one column, a table of two, rows of "No. / Question / Answer". */
  readonly long: 'flow' | 'boxed' | 'cells' | 'columns'
  /** The whole form written out as a list of fields, or null. */
  readonly records: null | 'keys' | 'columns' | 'list' | 'run-in' | 'header-row'
  readonly numbering: 'none' | 'running' | 'dotted' | 'sectioned' | 'lettered' | 'q'
  readonly mark: '.' | ')' | '' | ':'
  readonly numbersFacts: boolean
  /** Questions are items of a bulleted list. */
  readonly bullets: boolean
  /** Neighbouring tables are one. */
  readonly joinsTables: boolean
  readonly question: 'plain' | 'bold' | 'italic' | 'heading'
  readonly section: 'heading' | 'bold' | 'capitals' | 'row'
  readonly guidance: 'line' | 'italic' | 'brackets' | 'joined' | 'before' | 'column'
  readonly limit: 'joined' | 'brackets' | 'line' | 'after-guidance' | 'column' | 'counter'
  readonly labelEnd: 'as-is' | ':' | ' *' | '* before'
  readonly room: 'none' | 'rules' | 'dots' | 'blank' | 'box'
  readonly ticks:
    | 'boxes'
    | 'boxes-inline'
    | 'brackets'
    | 'words'
    | 'bullets'
    | 'boxes-after'
    | 'bare'
    | 'inline'
    | 'columns'
    | 'left-out'
  readonly boldOptions: boolean
  readonly headingEnd: '' | '.' | ':'
  readonly capitals: boolean
  readonly capitalLabels: boolean
  /** The lines of an address are printed one by one. */
  readonly addressLines: boolean
  /** A table of text is printed as labels over and over. */
  readonly repeats: boolean
  readonly budget: 'table' | 'rows' | 'lines' | 'fields'
  /** Long questions have a heading that names their topic, or begin with it. */
  readonly topics: 'none' | 'heading' | 'run-in'
  /** The word processor numbers the questions. */
  readonly listNumbers: boolean
  /** What a web form leaves when it is copied as text; null for none. */
  readonly noise: readonly string[] | null
  /** What stands before help ("Guidance:"); null for nothing. */
  readonly helpMark: string | null
  /** What stands where the answer goes, to be written over; null for nothing. */
  readonly placeholder: string | null
  readonly furniture: boolean
  readonly filled: boolean
  readonly width: number
  /** A number from 0 to 1 for choices made line by line; the same each time the form is set. */
  readonly next: () => number
}

export function pick<Value>(next: () => number, values: readonly Value[]): Value {
  return values[Math.floor(next() * values.length)]!
}

/** The name under which a style is reported. */
export function nameOf(style: Style): string {
  if (style.records !== null) return `${style.medium}-records-${style.records}`
  return `${style.medium}-${style.facts}-${style.long}${style.filled ? '-filled' : ''}`
}
