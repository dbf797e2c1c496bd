import type { Row, Segment } from './pdf-rows.ts'

/** A line of a column, or a row of a table; `region` tells the columns of a page apart. */
export interface Line extends Segment {
  readonly cells: readonly string[] | null
  readonly region: number
}

interface Interval {
  x0: number
  x1: number
}

const MIN_GUTTER = 9
const MIN_BAND_ROWS = 3

/** Puts the rows of a page into reading order: column by column where text stands in columns, row by row in tables. */
export function linesInOrder(rows: readonly Row[]): Line[] {
  const lines: Line[] = []
  let region = 0
  const order = (part: readonly Row[], depth: number): void => {
    for (const band of bandsOf(part)) {
      if (band.gutters.length > 0 && depth < 6 && !isTable(band)) {
        for (const column of columnsOf(band)) order(column, depth + 1)
      } else {
        region += 1
        for (const row of band.rows) lines.push(lineOf(row, region, band.gutters.length > 0))
      }
    }
  }
  order(rows, 0)
  return lines
}

interface Band {
  readonly rows: readonly Row[]
  /** Middles of the white gaps that run through all its rows; none where the text is one column. */
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
    const band = rows[i]!.segments.length > 1 ? growBand(rows, i) : null
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

/** The longest run of rows from `start` that leaves a gutter white; null when it is too short to be columns. */
function growBand(rows: readonly Row[], start: number): Band | null {
  let covered: Interval[] = []
  let end = start
  for (; end < rows.length; end++) {
    const next = cover(covered, rows[end]!)
    if (next.length < 2) break
    covered = next
  }
  const part = rows.slice(start, end)
  const gutters = guttersOf(covered).filter((gutter) => partsText(part, gutter))
  return gutters.length === 0 ? null : { rows: part, gutters }
}

function partsText(rows: readonly Row[], gutter: number): boolean {
  const left = rows.filter((row) => row.segments.some((segment) => segment.x1 <= gutter)).length
  const right = rows.filter((row) => row.segments.some((segment) => segment.x0 >= gutter)).length
  return left >= MIN_BAND_ROWS && right >= MIN_BAND_ROWS
}

/** Rows just above that leave the gutters white belong to a column that begins higher than its neighbour. */
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

/** The intervals covered by text, with those merged between which too little white is left to be a gutter. */
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
      return segments.length === 0 ? [] : [{ y: row.y, segments }]
    })
  })
}

/** Cells of a table stand on common baselines and are short or mere figures, save those of the first column. */
function isTable(band: Band): boolean {
  const shared = band.rows.filter((row) => row.segments.length > 1).length / band.rows.length
  if (shared < 0.5) return false
  const cells = columnsOf(band)
    .slice(1)
    .flatMap((column) => column.flatMap((row) => row.segments))
  const short = cells.filter((cell) => cell.text.length <= 12 || /^[^a-z]*\d[^a-z]*$/i.test(cell.text)).length
  return short >= cells.length * 0.6
}

function lineOf(row: Row, region: number, inTable: boolean): Line {
  const [first] = row.segments
  const last = row.segments.at(-1)!
  const cells = row.segments.map((segment) => segment.text)
  const style = row.segments.reduce((a, b) => (b.text.length > a.text.length ? b : a))
  return {
    text: cells.join(' '),
    cells: cells.length > 1 && (inTable || !isMarker(cells[0]!)) ? cells : null,
    x0: first!.x0,
    x1: last.x1,
    y: row.y,
    size: style.size,
    bold: row.segments.every((segment) => segment.bold),
    region,
  }
}

/** A bullet or number that stands apart from its text. */
function isMarker(text: string): boolean {
  return /^\s*([^\p{L}\p{N}\s]|\(?(\d{1,2}|[a-z]|[ivx]{1,4})([.)]|(\.\d{1,2})+\.?))\s*$/iu.test(text)
}
