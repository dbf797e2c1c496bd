import { isOfficeLabel, isSignatureLabel } from '../../../../core/hand-in/closed-places.ts'
import type { Box } from '../../pdf/box.ts'
import { encloses, overlap, unite } from '../../pdf/box.ts'
import { gridsOf, type Grid } from '../../pdf/layout/grids.ts'
import type { PdfPage, TextRun } from '../../pdf/pdf-page.ts'

/** In points: maximum baseline difference in a line, and maximum gap between its words. */
const BASELINE = 2
const GAP = 18
/** Maximum distance of a signature line above its label, and the space for signing above it. */
const LINE_ABOVE_LABEL = 18
const SIGNATURE_HEIGHT = 30
/** Height of an office box without a frame at the top of a page, in points. */
const OFFICE_BOX = 70
const TOP_OF_PAGE = 0.25

interface PrintedLine extends Box {
  readonly text: string
  readonly size: number
}

/** Areas of a page for signatures or the funder's office only. */
export function closedZones(page: PdfPage): Box[] {
  const lines = linesOf(page.pieces.filter((piece) => piece.kind === 'text'))
  const grids = gridsOf(page.rules)
  return lines.flatMap((line) => {
    if (isOfficeLabel(line.text)) return [officeZone(line, grids, { page, lines })]
    return isSignatureLabel(line.text) ? signatureZones(line, grids, page) : []
  })
}

function linesOf(runs: readonly TextRun[]): PrintedLine[] {
  const lines: TextRun[][] = []
  const ordered = [...runs].sort((a, b) => a.baseline - b.baseline || a.left - b.left)
  for (const run of ordered) {
    const line = lines.findLast((one) => Math.abs(one[0]!.baseline - run.baseline) < BASELINE)
    const isNext = line !== undefined && run.left - line.at(-1)!.right < GAP && run.left >= line.at(-1)!.left
    if (isNext) line.push(run)
    else lines.push([run])
  }
  return lines.map((line) => ({
    ...unite(line),
    text: line.map(({ text }) => text).join(' '),
    size: Math.max(...line.map(({ size }) => size)),
  }))
}

/** The rest of its table; without a table the text below, up to the next heading. */
function officeZone(
  line: PrintedLine,
  grids: readonly Grid[],
  { page, lines }: { readonly page: PdfPage; readonly lines: readonly PrintedLine[] },
): Box {
  const grid = grids.find((one) => one.cells.some((cell) => encloses(cell, line)))
  const cell = grid?.cells.find((one) => encloses(one, line))
  if (grid && cell) return { left: grid.left, right: grid.right, top: cell.top, bottom: grid.bottom }
  const left = line.left < page.width * 0.5 ? 0 : line.left
  const isAtTop = line.bottom < page.height * TOP_OF_PAGE
  const heading = lines.find(({ top, size }) => top > line.bottom && size > line.size + 1)
  const bottom = isAtTop ? line.bottom + OFFICE_BOX : (heading?.top ?? page.height)
  return { left, right: page.width, top: line.top - 2, bottom: Math.min(bottom, heading?.top ?? bottom) }
}

/** The rest of the label's line, the line drawn above it, and its own and the following cell of a table. */
function signatureZones(label: PrintedLine, grids: readonly Grid[], page: PdfPage): Box[] {
  const after = page.pieces.filter(
    (piece) =>
      piece.kind === 'text' &&
      piece.left > label.right &&
      overlap([piece.top, piece.bottom], [label.top, label.bottom]) > 2,
  )
  const right = Math.min(page.width, ...after.map(({ left }) => left))
  const rules = page.rules.filter(
    (rule) =>
      rule.direction === 'horizontal' &&
      rule.top <= label.top + BASELINE &&
      label.top - rule.top < LINE_ABOVE_LABEL &&
      overlap([rule.left, rule.right], [label.left, label.right]) > 0,
  )
  const cells = grids.flatMap((grid) => {
    const own = grid.cells.find((cell) => encloses(cell, label))
    const next = own && grid.cells.find((cell) => cell.row === own.row && cell.column === own.column + own.columnSpan)
    return [own ?? [], next ?? []].flat()
  })
  const overLabel =
    cells.length > 0 ? [] : rules.map((rule) => ({ ...rule, top: rule.top - SIGNATURE_HEIGHT, bottom: label.bottom }))
  return [{ ...label, right, top: label.top - 4, bottom: label.bottom + 4 }, ...overLabel, ...cells]
}
