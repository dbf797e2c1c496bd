import type { FormCell } from '../../../core/proposals/form/form.ts'
import { contentOf, isCurrency, textOf } from './cell-content.ts'
import { MONEY_COLUMN } from './exclusion-words.ts'
import { isOnlyLimit } from './limits.ts'
import { wordsIn } from './prompts.ts'
import { isShortLabel, spaceBelow } from './table-cells.ts'

const MAX_HEADER_ROWS = 3

const MAX_HEADER_WORDS = 30

/** The rows of column headings over rows to fill; null where the table is no grid. */
export function findHeader(rows: readonly FormCell[][]): { start: number; end: number } | null {
  for (let start = 0; start < rows.length - 1; start++) {
    if (!isHeader(rows[start]!)) continue
    for (let end = start + 1; end <= Math.min(start + MAX_HEADER_ROWS, rows.length - 1); end++) {
      if (fillable(rows.slice(end), widthOf(rows[start]!))) return { start, end }
      if (!rows[end]!.every((cell) => /^(text|empty)$/.test(contentOf(cell)))) break
    }
  }
  return null
}

function widthOf(row: readonly FormCell[]): number {
  return row.reduce((sum, { columnSpan }) => sum + columnSpan, 0)
}

function isHeader(row: readonly FormCell[]): boolean {
  const texts = row.filter((cell) => contentOf(cell) === 'text')
  if (row.length < 2 || texts.length < Math.max(2, Math.ceil(row.length * 0.7)) || isPromptWithOptions(texts))
    return false
  return texts.every(
    (cell) =>
      wordsIn(textOf(cell)) <= MAX_HEADER_WORDS &&
      !cell.blocks.some((block) => block.kind === 'field') &&
      !isOnlyLimit(textOf(cell)),
  )
}

/** "Sex:" before "Female" and "Male" asks by itself. */
function isPromptWithOptions([first, ...others]: readonly FormCell[]): boolean {
  const isOpen = (cell: FormCell) => /[:：]\s*$/u.test(textOf(cell))
  return first !== undefined && isOpen(first) && !others.some(isOpen)
}

const MAX_COST_HEADER_WORDS = 12

/** A note among the rows of costs does not make them questions. */
const COST_SHARE = 0.8

/** The row of headings over a table of named costs; null where the table is no such. */
export function findCosts(rows: readonly FormCell[][]): number | null {
  const found = rows.slice(0, MAX_HEADER_ROWS).findIndex((row, index) => {
    if (row.length < 2 || row.some((cell) => !isColumnName(cell, rows[index + 1] ?? []))) return false
    const costs = row.slice(1).filter((cell) => MONEY_COLUMN.test(textOf(cell)))
    const body = rows.slice(index + 1).filter((one) => one.length > 1)
    if (costs.length === 0 || body.length < 2) return false
    const amounts = body.filter((one) =>
      one.every((cell) => !costs.some((cost) => cost.column === cell.column) || contentOf(cell) !== 'text'),
    )
    return amounts.length >= body.length * COST_SHARE
  })
  return found < 0 ? null : found
}

/** A short label, or the sign of a currency over an empty cell. */
function isColumnName(cell: FormCell, below: readonly FormCell[]): boolean {
  if (isCurrency(textOf(cell))) return spaceBelow(cell, below) !== undefined
  return contentOf(cell) === 'text' && isShortLabel(textOf(cell), MAX_COST_HEADER_WORDS)
}

/** Rows whose cells wait for words, but for a label in the first column and a closing row of totals. */
function fillable(rows: readonly FormCell[][], columns: number): boolean {
  const bodies = rows.filter((row) => row.length > 1)
  if (bodies.length === 0 || bodies[0]!.slice(1).some((cell) => contentOf(cell) === 'text')) return false
  const waiting = bodies.filter((row) => row.slice(1).every((cell) => contentOf(cell) !== 'text'))
  const labelled = bodies.filter((row) => contentOf(row[0]!) === 'text').length
  if (columns === 2 && labelled > 0) return false
  return waiting.length >= bodies.length * 0.75
}
