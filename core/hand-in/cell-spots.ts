import { normaliseWords } from '../shared/normalise-text.ts'
import type { FormCell } from '../proposals/form/form.ts'
import { tableIndex, type TableIndex } from './table-index.ts'
import { hasWords, takesWords, type FormSpot } from './form-spots.ts'

/** A label in a table, with a test for labels of other questions. */
export interface LabelCell {
  readonly spot: FormSpot
  /** The whole question, which may join stacked headings. */
  readonly asked: string
  readonly isAsked: (cell: FormCell) => boolean
}

/** Maximum number of rows of column headings. */
const MAX_HEADING_ROWS = 3
/** Longer than a label or an option: help between a question and its answer cell. */
const MIN_HELP_WORDS = 4

/** Cells that may take the answer to a label, the likeliest first. */
export function cellsForAnswer({ spot, asked, isAsked }: LabelCell): FormCell[] {
  if (spot.cell === null || spot.table === null) return []
  const table = tableIndex(spot.table)
  const below = { ...spot.cell, column: columnMeant(spot.cell, table, asked) }
  const cellsAround = [cellBeside(spot.cell, table, isAsked), cellBelow(below, table, isAsked)]
  const ordered = isHeading(spot.cell, table) ? cellsAround.reverse() : cellsAround
  return ordered.filter((cell) => cell !== undefined)
}

/** The column under a shared heading whose own heading ends the question. */
function columnMeant({ row, rowSpan, column, columnSpan }: FormCell, table: TableIndex, asked: string): number {
  const words = normaliseWords(asked)
  const under = Array.from({ length: MAX_HEADING_ROWS }, (_, at) => table.row(row + rowSpan + at))
  const isUnder = (cell: FormCell) => cell.column >= column && cell.column < column + columnSpan
  const endsQuestion = (cell: FormCell) => wordsIn(cell) > 0 && words.endsWith(` ${normaliseWords(textOf(cell))}`)
  return under.flat().filter(isUnder).findLast(endsQuestion)?.column ?? column
}

const MIN_HEADINGS = 3

/** Whether a label is one of a row of column headings: more cells of the row have words than are free. */
function isHeading({ row }: FormCell, table: TableIndex): boolean {
  const inRow = table.row(row)
  const labels = inRow.filter((cell) => wordsIn(cell) > 0).length
  return labels >= MIN_HEADINGS && inRow.filter(isFree).length < labels
}

/** Whether a cell holds no words: it is empty, prints a sign such as "£", or has a field for words. */
export function isFree(cell: FormCell): boolean {
  return cell.blocks.every((block) => (block.kind === 'field' ? takesWords(block) : !hasWords({ block })))
}

function cellBeside(label: FormCell, table: TableIndex, isAsked: LabelCell['isAsked']): FormCell | undefined {
  for (const cell of table.row(label.row)) {
    if (cell.column <= label.column) continue
    if (isFree(cell)) return cell
    if (isAsked(cell) || wordsIn(cell) < MIN_HELP_WORDS) return undefined
  }
  return cellReachingDown(label, table)
}

/** A free cell right beside a label that begins above it, in unevenly drawn rows. */
function cellReachingDown(label: FormCell, table: TableIndex): FormCell | undefined {
  const beside = table.column(label.column + label.columnSpan)
  return beside.find((cell) => cell.row < label.row && cell.row + cell.rowSpan > label.row && isFree(cell))
}

function cellBelow(label: FormCell, table: TableIndex, isAsked: LabelCell['isAsked']): FormCell | undefined {
  const from = label.row + label.rowSpan
  const column = table.column(label.column)
  const at = column.findIndex((cell) => cell.row >= from)
  const reached = at === -1 ? [] : column.slice(at, at + MAX_HEADING_ROWS + 1)
  const first = reached[0]
  if (first === undefined || isOfOtherPrompt(first, table, isAsked)) return undefined
  if (isFree(first) && isRowOfAnswers(first, table)) return first
  const heads = reached.findIndex((cell) => isFree(cell) && isRowOfAnswers(cell, table))
  const between = heads === -1 ? reached : reached.slice(0, heads)
  const hasOthers = table.row(label.row).filter((cell) => wordsIn(cell) > 0).length > 1
  if (heads === -1 || !hasOthers || between.some(isAsked)) return isFree(first) ? first : undefined
  return reached[heads]
}

/** The empty cell right of a label in its row; if one is drawn, the space in the label's own cell doesn't count. */
export function emptyBeside(label: LabelCell): FormCell | undefined {
  const [first] = cellsForAnswer(label)
  return first !== undefined && first.blocks.length === 0 && first.row <= (label.spot.cell?.row ?? -1)
    ? first
    : undefined
}

/** Whether the label before a cell in its row asks something else. */
export function isOfOtherPrompt(cell: FormCell, table: TableIndex, isAsked: LabelCell['isAsked']): boolean {
  const before = table.row(cell.row).findLast((one) => one.column < cell.column && !isFree(one))
  return before !== undefined && isAsked(before)
}

/** Whether a row prints nothing but the label at its start. */
function isRowOfAnswers({ row }: FormCell, table: TableIndex): boolean {
  const others = table.row(row)
  return others.every((cell, at) => at === 0 || isFree(cell))
}

function wordsIn(cell: FormCell): number {
  return textOf(cell).match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}

function textOf({ blocks }: FormCell): string {
  return blocks.flatMap((block) => (block.kind === 'field' ? [] : [block.text])).join(' ')
}
