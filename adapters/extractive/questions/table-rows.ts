import type { FormCell, FormTable } from '../../../core/proposals/form/form.ts'
import { contentOf, textOf } from './cell-content.ts'

/** A cell with only its row's number. */
export const ORDINAL_CELL = /^(?:Q\.? ?)?(?:[A-Z]\.?)?\d{1,2}(?:[.-]\d{1,2})*\.?[a-z]?[.)]?$/u

/** "Q3." becomes "3". */
export function bareNumber(text: string | null): string | null {
  return text === null ? null : text.replace(/^Q\.? ?(?=\d)|[.)]+$/gu, '')
}

/** Cells by row, without empty rows and headings repeated on the next page. */
export function rowsOf(table: FormTable): FormCell[][] {
  const rows: FormCell[][] = Array.from({ length: table.rows }, () => [])
  for (const cell of table.cells) rows[cell.row]?.push(cell)
  const headings = new Set<string>()
  return rows.filter((row) => {
    if (!isHeading(row)) return row.length > 0
    const text = row.map(textOf).join('\n')
    const isRepeated = headings.has(text)
    headings.add(text)
    return !isRepeated
  })
}

function isHeading(row: readonly FormCell[]): boolean {
  return row.length > 1 && row.every((cell) => contentOf(cell) === 'text')
}

/** Moves a number in the first cell of a row to the words after it. */
export function withNumbersJoined(rows: readonly FormCell[][]): FormCell[][] {
  const numbered = rows.filter((row) => joinsNumber(row))
  if (numbered.length < 2 || numbered.length * 2 < rows.length) return [...rows]
  return rows.map((row) => (joinsNumber(row) ? [withNumber(row[1]!, textOf(row[0]!)), ...row.slice(2)] : row))
}

/** Whether a row is a number, words, and an empty place for the answer. */
function joinsNumber(row: readonly FormCell[]): boolean {
  const [number, words, ...others] = row
  if (number === undefined || words === undefined || !ORDINAL_CELL.test(textOf(number))) return false
  if (contentOf(words) !== 'text' || !/\p{L}{2}/u.test(textOf(words))) return false
  return others.every((cell) => contentOf(cell) !== 'text')
}

function withNumber(cell: FormCell, number: string): FormCell {
  const [first, ...rest] = cell.blocks
  if (first === undefined || first.kind === 'field' || first.number !== null) return cell
  return { ...cell, blocks: [{ ...first, number: bareNumber(number) }, ...rest] }
}
