import type { PdfPages } from './pdf-pages.ts'
import type { PdfText } from './pdf-text.ts'

/** Points. */
const GAP = 10
const LINE = '#c9cdc6'

interface Means {
  readonly pages: PdfPages
  readonly text: PdfText
  readonly size: number
}

/** Draws a table whose first row is its heading. The first column is the widest, as it holds what the others are about. */
export function drawTable(rows: readonly (readonly string[])[], means: Means): void {
  const { pages } = means
  const table = pages.document.struct('Table')
  pages.root.add(table)
  const widths = widthsOf(rows, pages.width)
  for (const [at, cells] of rows.entries()) {
    const row = pages.document.struct('TR')
    table.add(row)
    drawRow(row, cells, at === 0, widths, means)
  }
}

function widthsOf(rows: readonly (readonly string[])[], width: number): number[] {
  const columns = Math.max(...rows.map((cells) => cells.length))
  if (columns === 1) return [width]
  const first = Math.max(width * 0.4, width / columns)
  return Array.from({ length: columns }, (_, at) => (at === 0 ? first : (width - first) / (columns - 1)))
}

function drawRow(
  row: PDFKit.PDFStructureElement,
  cells: readonly string[],
  isHeading: boolean,
  widths: readonly number[],
  { pages, text, size }: Means,
): void {
  const { document } = pages
  const widthAt = (at: number) => (widths[at] ?? 0) - GAP
  const height = Math.max(...cells.map((cell, at) => text.heightOf(cell, { size, width: widthAt(at) })))
  // A heading stands with a row.
  pages.need((height + GAP) * (isHeading ? 2.5 : 1))
  const top = document.y + GAP / 2
  let [indent, bottom] = [0, top]
  for (const [at, cell] of cells.entries()) {
    document.y = top
    const look = { size, indent, width: widthAt(at) }
    const run = { text: cell, bold: isHeading, italic: false }
    row.add(document.struct(isHeading ? 'TH' : 'TD', {}, () => text.draw([run], look)))
    bottom = Math.max(bottom, document.y)
    indent += widths[at] ?? 0
  }
  document.y = bottom + GAP / 2
  drawLine(pages)
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
