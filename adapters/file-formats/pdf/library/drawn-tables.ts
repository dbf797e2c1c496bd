import { holdsCentre, unite, widthOf } from '../box.ts'
import { joinLines, type Vocabulary } from '../hyphens.ts'
import type { Grid } from '../layout/grids.ts'
import { tablesOf } from '../layout/places.ts'
import type { PdfPage, TextRun } from '../pdf-page.ts'
import { rowsOf } from './rows.ts'

/** In characters a cell: boxes that hold more are filled with running text. */
const LONGEST_CELLS = 80
/** On a page of more pieces of text, tables are not looked for: it takes the square of their number. */
const MAX_RUNS = 6_000

/** Drawn tables as wide as half of the text, from top to bottom. */
export function wideTables(page: PdfPage, runs: readonly TextRun[]): Grid[] {
  if (page.rules.length + page.shades.length === 0 || runs.length === 0 || runs.length > MAX_RUNS) return []
  const width = widthOf(unite(runs))
  return tablesOf(page)
    .filter((table) => table.rows > 1 && widthOf(table) > 0.5 * width && holdsFigures(table, runs))
    .sort((a, b) => a.top - b.top)
}

function holdsFigures(table: Grid, runs: readonly TextRun[]): boolean {
  const inside = runs.filter((run) => holdsCentre(table, run))
  return inside.reduce((sum, run) => sum + run.text.length, 0) < LONGEST_CELLS * table.cells.length
}

/** The texts of the cells of each row. */
export function cellTexts(table: Grid, runs: readonly TextRun[], words: Vocabulary): string[][] {
  const rows: string[][] = Array.from({ length: table.rows }, () => [])
  for (const cell of [...table.cells].sort((a, b) => a.column - b.column)) {
    const lines = rowsOf(runs.filter((run) => holdsCentre(cell, run)))
    const texts = lines.map((line) => line.segments.map((segment) => segment.text).join(' '))
    rows[cell.row]?.push(joinLines(texts, words))
  }
  return rows.filter((row) => row.some((text) => text !== ''))
}
