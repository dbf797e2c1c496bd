import type { Row, Segment } from './rows.ts'

/** A line of a column, or a row of a table; `region` distinguishes the columns of a page. */
export interface Line extends Segment {
  readonly cells: readonly string[] | null
  readonly region: number
}

interface Interval {
  x0: number
  x1: number
}

const MIN_GUTTER = 7
/** Gap in ems below which a line outside tables only has a wide space of justified text. */
const CELL_GAP = 1.2
/** A column may start up to this many rows above its neighbour. */
const HEAD_START = 4
const MIN_BAND_ROWS = 3
/** Pages with more pieces of text are not searched for columns, because the time grows with their square. */
const MAX_SEGMENTS = 5_000

/** Puts the rows of a page into reading order: by column in columns, by row in tables. */
export function linesInOrder(rows: readonly Row[]): Line[] {
  if (rows.reduce((sum, row) => sum + row.segments.length, 0) > MAX_SEGMENTS) return rows.map((row) => lineOf(row, 1))
  const lines: Line[] = []
  let region = 0
  const order = (part: readonly Row[], depth: number): void => {
    for (const band of bandsOf(part)) {
      const columns = depth < 6 ? columnsOf(separable(band)) : [band.rows]
      if (columns.length > 1) {
        for (const column of columns) order(column, depth + 1)
      } else {
        region += 1
        lines.push(
          ...(band.gutters.length > 0 ? tableLines(band, region) : band.rows.map((row) => lineOf(row, region))),
        )
      }
    }
  }
  order(rows, 0)
  return lines
}

interface Band {
  readonly rows: readonly Row[]
  /** Middles of the white gaps through all its rows; empty for a single column. */
  readonly gutters: readonly number[]
}

function bandsOf(rows: readonly Row[]): Band[] {
  const bands: Band[] = []
  let plain: Row[] = []
  const closePlain = () => {
    if (plain.length > 0) bands.push({ rows: plain, gutters: [] })
    plain = []
  }
  for (let i = 0; i < rows.length;) {
    const band = growBand(rows, i)
    if (band === null) {
      plain.push(rows[i]!)
      i += 1
      continue
    }
    i += band.rows.length
    const whole = takeRowsAbove(plain, band)
    closePlain()
    bands.push(whole)
  }
  closePlain()
  return bands
}

/** The longest run of rows from `start` with a white gutter; null if it is too short to be columns. */
function growBand(rows: readonly Row[], start: number): Band | null {
  let covered: Interval[] = []
  let end = start
  for (; end < rows.length; end++) {
    const next = cover(covered, rows[end]!)
    if (covered.length > 1 ? !keepsGutter(covered, next) : next.length < 2 && end - start >= HEAD_START) break
    covered = next
  }
  const part = rows.slice(start, end)
  const gutters = guttersOf(covered).filter((gutter) => partsText(part, gutter))
  return gutters.length === 0 ? null : { rows: part, gutters }
}

function keepsGutter(covered: readonly Interval[], next: readonly Interval[]): boolean {
  const middles = guttersOf(next)
  return covered.slice(1).some(({ x0 }, i) => middles.some((middle) => middle > covered[i]!.x1 && middle < x0))
}

function partsText(rows: readonly Row[], gutter: number): boolean {
  const left = rows.filter((row) => row.segments.some((segment) => segment.x1 <= gutter)).length
  const right = rows.filter((row) => row.segments.some((segment) => segment.x0 >= gutter)).length
  return left >= MIN_BAND_ROWS && right >= MIN_BAND_ROWS
}

/** Rows just above that leave the gutters white belong to a column that starts higher than its neighbour. */
function takeRowsAbove(plain: Row[], band: Band): Band {
  const above: Row[] = []
  while (plain.length > 0 && !plain.at(-1)!.segments.some((segment) => crosses(segment, band.gutters))) {
    above.unshift(plain.pop()!)
  }
  return { rows: [...above, ...band.rows], gutters: band.gutters }
}

function crosses(segment: Segment, gutters: readonly number[]): boolean {
  return gutters.some((gutter) => segment.x0 < gutter && segment.x1 > gutter)
}

/** Merges the intervals covered by text, including those with too little white between them for a gutter. */
function cover(covered: readonly Interval[], row: Row): Interval[] {
  const all = [...covered, ...row.segments].sort((a, b) => a.x0 - b.x0)
  const merged: Interval[] = []
  for (const { x0, x1 } of all) {
    const last = merged.at(-1)
    if (last !== undefined && x0 - last.x1 < MIN_GUTTER) last.x1 = Math.max(last.x1, x1)
    else merged.push({ x0, x1 })
  }
  return merged
}

function guttersOf(covered: readonly Interval[]): number[] {
  return covered.slice(1).map((interval, i) => (covered[i]!.x1 + interval.x0) / 2)
}

function columnsOf({ rows, gutters }: Band): Row[][] {
  const edges = [...gutters, Infinity]
  return edges.map((edge, i) => {
    const from = edges[i - 1] ?? -Infinity
    return rows.flatMap((row) => {
      const segments = row.segments.filter((segment) => segment.x0 >= from && segment.x0 < edge)
      return segments.length === 0 ? [] : [{ baseline: row.baseline, segments }]
    })
  })
}

/** The band with only those gutters that separate text columns or whole tables, not cells of one table. */
function separable(band: Band): Band {
  if (!isTable(band)) return band
  const columns = columnsOf(band)
  const gutters = band.gutters.filter((_, i) => areFigures(columns[i]!) && areLabels(columns[i + 1]!))
  return { rows: band.rows, gutters }
}

/** Table cells share baselines and, except in the first column, are short or figures. */
function isTable(band: Band): boolean {
  const shared = band.rows.filter((row) => row.segments.length > 1).length / band.rows.length
  if (band.gutters.length === 0 || shared < 0.5) return false
  const cells = columnsOf(band)
    .slice(1)
    .flatMap((column) => column.flatMap((row) => row.segments))
  return shareOf(cells, (cell) => cell.text.length <= 12 || isFigure(cell)) >= 0.6
}

function areFigures(column: readonly Row[]): boolean {
  return (
    shareOf(
      column.flatMap((row) => row.segments),
      isFigure,
    ) >= 0.6
  )
}

function areLabels(column: readonly Row[]): boolean {
  return column.length >= MIN_BAND_ROWS && shareOf(column, (row) => !isFigure(row.segments[0]!)) >= 0.7
}

function isFigure({ text }: Segment): boolean {
  return /^[^a-z]*\d[^a-z]*$/i.test(text) || /^[\s$€£–—-]+$/.test(text)
}

function shareOf<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.filter(holds).length / Math.max(items.length, 1)
}

/** Rows of a table; a row with an empty first column close below another continues its cells. */
function tableLines({ rows, gutters }: Band, region: number): Line[] {
  const lines: Line[] = []
  let open: OpenRow | null = null
  for (const row of rows) {
    const line = lineOf(row, region)
    const columns = columnTexts(row, gutters)
    if (open !== null && continues(open, columns, row.baseline, line.size)) {
      open = { columns: open.columns.map((text, i) => `${text} ${columns[i]!}`.trim()), baseline: row.baseline }
      lines.push(withCells(lines.pop()!, open.columns))
    } else {
      open = columns[0] === '' ? null : { columns, baseline: row.baseline }
      lines.push(withCells(line, columns))
    }
  }
  return lines
}

interface OpenRow {
  readonly columns: readonly string[]
  readonly baseline: number
}

function continues(open: OpenRow, columns: readonly string[], baseline: number, size: number): boolean {
  const near = baseline - open.baseline < 1.4 * size
  return near && columns[0] === '' && columns.every((text, i) => text === '' || open.columns[i] !== '')
}

function columnTexts({ baseline, segments }: Row, gutters: readonly number[]): string[] {
  return [...gutters, Infinity].map((edge, i) => {
    const from = gutters[i - 1] ?? -Infinity
    const inside = segments.filter((segment) => segment.x0 >= from && segment.x0 < edge)
    return cellsOf({ baseline, segments: inside }).join(' | ')
  })
}

function withCells(line: Line, columns: readonly string[]): Line {
  const cells = columns.filter((text) => text.trim() !== '')
  return { ...line, text: cells.join(' '), cells: cells.length > 1 ? cells : null }
}

function lineOf(row: Row, region: number): Line {
  const cells = cellsOf(row)
  const style = row.segments.reduce((a, b) => (b.text.length > a.text.length ? b : a))
  return {
    text: cells.join(' '),
    cells: cells.length > 1 ? cells : null,
    x0: row.segments[0]!.x0,
    x1: row.segments.at(-1)!.x1,
    baseline: row.baseline,
    size: style.size,
    bold: row.segments.every((segment) => segment.bold),
    region,
  }
}

function cellsOf({ segments }: Row): string[] {
  const cells: string[] = []
  segments.forEach((segment, i) => {
    const before = segments[i - 1]
    const near = before !== undefined && segment.x0 - before.x1 < CELL_GAP * Math.max(segment.size, before.size)
    if (near) cells.push(`${cells.pop()!} ${segment.text}`)
    else cells.push(segment.text)
  })
  return cells
}
