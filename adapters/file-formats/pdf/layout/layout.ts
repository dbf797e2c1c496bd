import { type Box, heightOf, holdsCentre, median, unite, widthOf } from '../box.ts'
import type { PdfPage, Piece, TextRun } from '../pdf-page.ts'
import { type Flow, type FlowField, flowOfRow, type FlowTable, joinedFlow } from './flow.ts'
import type { Grid, GridCell } from './grids.ts'
import { placesOf } from './places.ts'
import { type RowPiece, rowsOf } from './rows.ts'

const GUTTER = 10
const MIN_LINES = 5
const SAME_LEVEL = 4

/**
 * Splits a page printed in columns of running text. Labels side by side on a form are not columns: only if the lines on
 * both sides fill their width is each side read downwards in turn.
 */
function columnsOf(pieces: readonly Piece[]): (readonly Piece[])[] {
  const bands = bandsOf(pieces)
  return bands.flatMap((band) => {
    const gutter = gutterOf(band)
    if (gutter === null) return [band]
    return [band.filter((piece) => piece.right <= gutter + 2), band.filter((piece) => piece.right > gutter + 2)]
  })
}

/** Parts of the page between elements that cross its middle. */
function bandsOf(pieces: readonly Piece[]): Piece[][] {
  if (pieces.length === 0) return []
  const page = unite(pieces)
  const middle = (page.left + page.right) / 2
  const crossing = pieces
    .filter((piece) => piece.left < middle - 20 && piece.right > middle + 20)
    .sort((a, b) => a.top - b.top)
  const centre = (piece: Box): number => (piece.top + piece.bottom) / 2
  const levels: number[] = [-Infinity]
  for (const piece of crossing) if (centre(piece) - (levels.at(-1) ?? 0) > SAME_LEVEL) levels.push(centre(piece))
  const bands: { pieces: Piece[]; parted: boolean }[] = []
  levels.forEach((from, index) => {
    const to = levels[index + 1] ?? Infinity
    const within = pieces.filter((piece) => centre(piece) >= from - SAME_LEVEL && centre(piece) < to - SAME_LEVEL)
    const on = within.filter((piece) => crossing.includes(piece) || centre(piece) <= from + SAME_LEVEL)
    const between = within.filter((piece) => !on.includes(piece))
    const last = bands.at(-1)
    if (gutterOf(between) !== null) bands.push({ pieces: on, parted: false }, { pieces: between, parted: true })
    else if (last && !last.parted) last.pieces.push(...within)
    else bands.push({ pieces: within, parted: false })
  })
  return bands.map((band) => band.pieces).filter((band) => band.length > 0)
}

function gutterOf(pieces: readonly Piece[]): number | null {
  const runs = pieces.filter((piece) => piece.kind === 'text')
  if (runs.length < 2 * MIN_LINES) return null
  const page = unite(pieces)
  for (let x = page.left + 0.3 * widthOf(page); x <= page.left + 0.7 * widthOf(page); x += 4) {
    if (pieces.some((piece) => piece.left < x + GUTTER / 2 && piece.right > x - GUTTER / 2)) continue
    const [left, right] = [runs.filter((run) => run.right <= x), runs.filter((run) => run.left >= x)]
    if (isProse(left) && isProse(right) && heightOf(unite(left)) > 40 && heightOf(unite(right)) > 40) return x
  }
  return null
}

function isProse(runs: readonly TextRun[]): boolean {
  if (runs.length < MIN_LINES) return false
  const lines = new Map<number, TextRun[]>()
  for (const run of runs) lines.set(Math.round(run.baseline), [...(lines.get(Math.round(run.baseline)) ?? []), run])
  if (lines.size < MIN_LINES) return false
  const side = unite(runs)
  const full = [...lines.values()].filter((line) => widthOf(unite(line)) > 0.7 * widthOf(side)).length
  return full >= 0.45 * lines.size && widthOf(side) > 18 * (runs[0]?.size ?? 10)
}

const ROOM_IN_CELL = 24

/** The page as paragraphs, places to write and tables, in reading order. */
export function flowOfPage(page: PdfPage): Flow[] {
  const { pieces, tables } = placesOf(page)
  const outside = pieces.filter(
    (piece) => !tables.some((table) => table.cells.some((cell) => holdsCentre(cell, piece))),
  )
  const leading = usualLeading(outside)
  const flowed = tables.map((table) => tableFlow(table, pieces, leading))
  if (outside.length === 0) return flowed
  return columnsOf(outside).flatMap((column, index, all) => {
    const flow = regionFlow(column, leading, unite(column))
    const inside = flowed.filter((table) => all.length === 1 || columnOf(table, all) === index)
    return merged(flow, inside)
  })
}

function columnOf(table: Box, columns: readonly (readonly Piece[])[]): number {
  const middle = (table.left + table.right) / 2
  const distance = (column: readonly Piece[]): number => {
    const box = unite(column)
    const beside = Math.max(0, box.left - middle, middle - box.right)
    return beside + Math.max(0, box.top - table.bottom, table.top - box.bottom)
  }
  return columns.map(distance).reduce((best, value, index, all) => (value < (all[best] ?? Infinity) ? index : best), 0)
}

function merged(flow: readonly Flow[], tables: readonly FlowTable[]): Flow[] {
  const out = [...flow]
  for (const table of tables) {
    const at = out.findIndex((item) => item.top > table.top)
    out.splice(at === -1 ? out.length : at, 0, table)
  }
  return out
}

function regionFlow(pieces: readonly Piece[], leading: number, region: Box): Flow[] {
  const rows = rowsOf(pieces, region.right)
  return joinedFlow(withoutContents(rows).flatMap(flowOfRow), leading, region.right - region.left)
}

/** Removes lines of a table of contents: dot leaders that end in a page number. */
function withoutContents(rows: readonly RowPiece[][]): RowPiece[][] {
  const isEntry = (row: readonly RowPiece[]): boolean => {
    const last = row.at(-1)
    return row.at(-2)?.kind === 'blank' && last?.kind === 'line' && /^\d{1,3}$/.test(last.text)
  }
  return rows.filter(isEntry).length >= 3 ? rows.filter((row) => !isEntry(row)) : [...rows]
}

/** Line spacing of running text in ems, slightly increased; at most double spacing. */
function usualLeading(pieces: readonly Piece[]): number {
  const lines = rowsOf(
    pieces.filter((piece) => piece.kind === 'text'),
    0,
  ).flatMap((row) => row.filter((piece) => piece.kind === 'line').slice(0, 1))
  const steps = lines.slice(1).flatMap((line, index) => {
    const before = lines[index]
    const ems = before ? (line.baseline - before.baseline) / line.size : 0
    const isRunning =
      before && before.size === line.size && Math.abs(before.left - line.left) < 2 && /^\p{Ll}/u.test(line.text)
    return isRunning && ems > 0.8 && ems < 2.3 ? [ems] : []
  })
  return steps.length >= 3 ? Math.min(2.1, median(steps) * 1.08) : 1.32
}

function tableFlow(grid: Grid, pieces: readonly Piece[], leading: number): FlowTable {
  const cells = grid.cells
    .flatMap((cell) => slotsOf(cell, grid, pieces))
    .map((cell) => {
      const inside = pieces.filter((piece) => holdsCentre(cell, piece) && !isWholeCell(piece, cell))
      return {
        cell,
        flow: inside.length > 0 ? regionFlow(inside, Math.max(1.4, leading), { ...cell, right: cell.right - 3 }) : [],
      }
    })
  const withRoom = cells.map(({ cell, flow }) => ({
    cell,
    flow: hasRoom(cell, cells) ? [...flow, roomBelow(cell, flow)] : flow,
  }))
  return {
    kind: 'table',
    left: grid.left,
    right: grid.right,
    top: grid.top,
    bottom: grid.bottom,
    grid,
    cells: withRoom,
  }
}

/**
 * Headers are often drawn as one band over several columns; if each text is above one column, it is split into cells.
 */
function slotsOf(cell: GridCell, grid: Grid, pieces: readonly Piece[]): GridCell[] {
  if (cell.columnSpan < 2) return [cell]
  const slots = Array.from({ length: cell.columnSpan }, (_, index) => {
    const column = cell.column + index
    const [left = cell.left, right = cell.right] = [grid.uprights[column], grid.uprights[column + 1]]
    return { ...cell, column, columnSpan: 1, left, right }
  })
  const inside = pieces.filter((piece) => holdsCentre(cell, piece))
  const isSlotted = inside.every((piece) =>
    slots.some((slot) => piece.left >= slot.left - 3 && piece.right <= slot.right + 3),
  )
  const filled = slots.filter((slot) => inside.some((piece) => holdsCentre(slot, piece)))
  return isSlotted && filled.length >= 2 && filled.length >= slots.length - 1 ? slots : [cell]
}

/** A box drawn along the cell's own edges adds nothing. */
function isWholeCell(piece: Piece, cell: GridCell): boolean {
  return (
    piece.kind === 'blank' &&
    piece.drawn === 'box' &&
    heightOf(piece) > 0.8 * heightOf(cell) &&
    piece.right - piece.left > 0.8 * (cell.right - cell.left)
  )
}

type FilledCell = FlowTable['cells'][number]

/** Space under the text of all cells in a row is for answers; in only some cells it is accidental. */
function hasRoom(cell: GridCell, cells: readonly FilledCell[]): boolean {
  const row = cells.filter((other) => other.cell.row === cell.row && other.cell.rowSpan === cell.rowSpan)
  return row.every(
    (other) =>
      other.flow.length > 0 && other.flow.every((item) => item.kind === 'paragraph') && room(other) >= ROOM_IN_CELL,
  )
}

function room({ cell, flow }: FilledCell): number {
  return cell.bottom - Math.max(...flow.map((item) => item.bottom))
}

function roomBelow(cell: GridCell, flow: readonly Flow[]): FlowField {
  const box = {
    left: cell.left,
    right: cell.right,
    top: Math.max(...flow.map((item) => item.bottom)) + 1,
    bottom: cell.bottom,
  }
  return {
    kind: 'field',
    ...box,
    label: null,
    after: null,
    lines: 2,
    place: { kind: 'blank', drawn: 'box', characters: null, ...box },
  }
}
