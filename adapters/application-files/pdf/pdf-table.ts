import { columnWidths } from '../column-widths.ts'
import type { PdfPages } from './pdf-pages.ts'
import type { PdfText, TextLook } from './pdf-text.ts'

/** Points. */
const GAP = 10
const LINE = '#c9cdc6'

interface Means {
  readonly pages: PdfPages
  readonly text: PdfText
  readonly size: number
}

type Cells = readonly string[]

/** Height of the first rows of a table. */
export function heightOfRows(
  rows: readonly Cells[],
  count: number,
  means: Means,
  widths = widthsOf(rows, means),
): number {
  return sum(rows.slice(0, count).map((cells, at) => heightOfRow(cells, at === 0, widths, means)))
}

/** Draws a table whose first row is its heading, repeated on each page. Column widths depend on content. */
export function drawTable(rows: readonly Cells[], means: Means): void {
  const { pages } = means
  const table = pages.document.struct('Table')
  pages.root.add(table)
  const widths = widthsOf(rows, means)
  const [heading = [], ...others] = rows
  const drawn = { widths, heading, means }
  // A heading stands with a row.
  pages.need(Math.min(heightOfRows(rows, 2, means, widths), pages.height))
  for (const [at, cells] of [heading, ...others].entries()) {
    const row = pages.document.struct('TR')
    table.add(row)
    drawRow(row, cells, at === 0, drawn)
  }
}

interface DrawnTable {
  readonly widths: readonly number[]
  readonly heading: Cells
  readonly means: Means
}

function heightOfRow(cells: Cells, isHeading: boolean, widths: readonly number[], { text, size }: Means): number {
  const look = (at: number) => ({ size, width: (widths[at] ?? 0) - GAP, isBold: isHeading })
  return Math.max(...cells.map((words, at) => text.heightOf(words, look(at)))) + GAP
}

function widthsOf(rows: readonly Cells[], { pages: { width }, text, size }: Means): number[] {
  return columnWidths(rows, { width, gap: GAP, widthOf: (words) => text.widthOf(words, size) })
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

function drawRow(
  row: PDFKit.PDFStructureElement,
  cells: Cells,
  isHeading: boolean,
  { widths, heading, means }: DrawnTable,
): void {
  const { pages, text, size } = means
  const { document } = pages
  const heightOf = (words: string, at: number) => text.heightOf(words, { size, width: (widths[at] ?? 0) - GAP })
  const height = heightOfRow(cells, isHeading, widths, means)
  const repeat = () => {
    if (!isHeading) repeatHeading(heading, widths, means)
  }
  const page = document.page
  // A row that is higher than a page begins where it is, with some lines at least.
  pages.need(height > pages.height ? 5 * size : height)
  if (document.page !== page) repeat()
  let rest = cells
  while (rest.some((words) => words !== '')) {
    const room = pages.bottom - document.y - GAP
    const taken = rest.map((words, at) => beginningOf(words, (part) => heightOf(part, at) <= room))
    drawCells(row, taken, isHeading, widths, means)
    rest = rest.map((words, at) => words.slice(taken[at]?.length).trimStart())
    if (rest.every((words) => words === '')) continue
    document.addPage()
    repeat()
  }
  drawLine(pages)
}

/** For sighted readers only: screen readers announce the heading from the first page. */
function repeatHeading(heading: Cells, widths: readonly number[], means: Means): void {
  const { pages, text } = means
  if (heightOfRow(heading, true, widths, means) > pages.height / 4) return
  pages.document.markContent('Artifact', { type: 'Pagination' })
  drawSideBySide(heading, widths, means, (cell, look) => text.draw([{ text: cell, bold: true, italic: false }], look))
  pages.document.endMarkedContent()
  drawLine(pages)
}

/** The words that fit, at least one. */
function beginningOf(text: string, fits: (beginning: string) => boolean): string {
  if (fits(text)) return text
  const ends = [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => index + word.length)
  let [fitting, tooMany] = [0, ends.length - 1]
  while (tooMany - fitting > 1) {
    const middle = (fitting + tooMany) >> 1
    if (fits(text.slice(0, ends[middle]))) fitting = middle
    else tooMany = middle
  }
  return text.slice(0, ends[fitting])
}

/** Draws cells side by side from the current height. */
function drawCells(
  row: PDFKit.PDFStructureElement,
  cells: Cells,
  isHeading: boolean,
  widths: readonly number[],
  means: Means,
): void {
  const { document } = means.pages
  drawSideBySide(cells, widths, means, (cell, look) => {
    const run = { text: cell, bold: isHeading, italic: false }
    row.add(document.struct(isHeading ? 'TH' : 'TD', {}, () => means.text.draw([run], look)))
  })
}

function drawSideBySide(
  cells: Cells,
  widths: readonly number[],
  { pages: { document }, size }: Means,
  draw: (cell: string, look: TextLook) => void,
): void {
  const top = document.y + GAP / 2
  let [indent, bottom] = [0, top]
  for (const [at, cell] of cells.entries()) {
    document.y = top
    draw(cell, { size, indent, width: (widths[at] ?? 0) - GAP })
    bottom = Math.max(bottom, document.y)
    indent += widths[at] ?? 0
  }
  document.y = bottom + GAP / 2
}

function drawLine({ document, left, width }: PdfPages): void {
  document.markContent('Artifact', { type: 'Layout' })
  document
    .moveTo(left, document.y)
    .lineTo(left + width, document.y)
    .lineWidth(0.5)
    .stroke(LINE)
  document.endMarkedContent()
}
