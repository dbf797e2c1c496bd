import type { PdfPage, PdfRun } from './pdf-page.ts'
import { rowsOf, type Row } from './pdf-rows.ts'

/** How many rows at the top and at the foot of a page may be running lines. */
const EDGE_ROWS = 3

/** Rows of every page without running headers, running footers and page numbers. */
export function rowsWithoutRunningLines(pages: readonly PdfPage[]): Row[][] {
  const rows = pages.map((page) => rowsOf(page.runs.filter(isUpright)))
  const counts = new Map<string, number>()
  for (const page of rows)
    for (const key of new Set(edgesOf(page).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1)
  const often = Math.max(3, Math.ceil(pages.length * 0.3))
  return rows.map((page) => {
    const running = new Set(edgesOf(page).filter((row) => isPageNumber(row, page) || counts.get(keyOf(row))! >= often))
    return running.size < page.length ? page.filter((row) => !running.has(row)) : page
  })
}

function isUpright(run: PdfRun): boolean {
  return !run.turned
}

/** Text written upwards or downwards (labels of charts, notes in the margin), which stands outside of any line. */
export function turnedText(page: PdfPage): string {
  return page.runs.flatMap((run) => (run.turned ? [run.text.trim()] : [])).join(' ')
}

function edgesOf(rows: readonly Row[]): Row[] {
  return rows.length <= 2 * EDGE_ROWS ? [...rows] : [...rows.slice(0, EDGE_ROWS), ...rows.slice(-EDGE_ROWS)]
}

/** The same line on another page differs at most in its figures and stands at the same height. */
function keyOf(row: Row): string {
  const text = row.segments.map((segment) => segment.text.trim()).join(' ')
  return `${Math.round(row.y / 6)} ${text.toLowerCase().replace(/\d+/g, '#')}`
}

function isPageNumber(row: Row, page: readonly Row[]): boolean {
  if (row !== page[0] && row !== page.at(-1)) return false
  const text = row.segments.map((segment) => segment.text.trim()).join(' ')
  return /^(page\s+)?[-–|]?\s*(\d{1,4}|[ivxl]{1,6})\s*[-–|]?(\s*(of|\/|von|de|sur)\s*\d{1,4})?$/i.test(text)
}
