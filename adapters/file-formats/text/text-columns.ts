/** A line of plain text with its position. */
export interface Line {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly indent: number
}

const GAP = /\S( {3,}|\t\s*)(?=\S)/gu
const LOOKAHEAD = 3
const MIN_COLUMN_LINES = 2
/** Minimum share of cells at an edge that follow a wide space. */
const WIDE_SHARE = 2 / 3
/** Minimum number of spaces to the right of a column. */
const NARROWEST_GAP = 2

interface Columns {
  /** Number of lines used. */
  readonly length: number
  /**
   * All rows have the same number of cells; an empty cell is a line without text at its position in the row's first
   * line.
   */
  readonly rows: readonly (readonly Line[])[]
}

/** Reads cells aligned in columns by spaces from here on, with wrapped lines joined; null if there are none. */
export function columnsAt(lines: readonly Line[], start: number): Columns | null {
  for (const first of edgesIn(lines.slice(start, start + LOOKAHEAD))) {
    const run = runAt(lines, start, first)
    if (!isEdge(run, first)) continue
    const edges = [...new Set([first, ...edgesIn(run).filter((edge) => edge > first && isEdge(run, edge))])]
    const width = Math.max(...run.map(({ text }) => text.length)) + NARROWEST_GAP
    const bounds = [0, ...edges.sort((a, b) => a - b), width]
    return { length: run.length, rows: rowsOf(run, bounds).map((row) => cellsOf(row, bounds)) }
  }
  return null
}

/** Positions where words start after a wide space, down to the first blank line. */
function edgesIn(lines: readonly Line[]): number[] {
  const blank = lines.findIndex(({ text }) => text.trim() === '')
  const near = blank < 0 ? lines : lines.slice(0, blank)
  return near.flatMap(({ text }) => [...text.matchAll(GAP)].map((match) => match.index + match[0].length))
}

function isEdge(run: readonly Line[], edge: number): boolean {
  const starting = run.filter(({ text }) => startsAt(text, edge))
  const wide = starting.filter(({ text }) => /(?: {3}|\t)$/u.test(text.slice(0, edge)))
  if (run.some(({ text }) => text.length > edge && /\S/u.test(text[edge - 1]!))) return false
  return starting.length >= MIN_COLUMN_LINES && wide.length >= starting.length * WIDE_SHARE
}

function startsAt(text: string, edge: number): boolean {
  return text.length > edge && /\s/u.test(text[edge - 1]!) && /\S/u.test(text[edge]!)
}

/** Lines down to the first that is blank or breaks the first column. */
function runAt(lines: readonly Line[], start: number, edge: number): Line[] {
  const rest = lines.slice(start)
  const end = rest.findIndex(({ text }) => text.trim() === '' || !keepsColumn(text, edge))
  return end < 0 ? rest : rest.slice(0, end)
}

function keepsColumn(text: string, edge: number): boolean {
  if (text.length > edge && /\S/u.test(text[edge - 1]!)) return false
  return !/\S(?: {3,}|\t\s*)\S/u.test(text.slice(0, edge))
}

function rowsOf(run: readonly Line[], bounds: readonly number[]): Line[][] {
  const rows: Line[][] = []
  for (const line of run) {
    const before = rows.at(-1)
    if (before !== undefined && continuesRow(before.at(-1)!.text, line.text, bounds)) before.push(line)
    else rows.push([line])
  }
  return rows
}

/** Whether a line continues a row: the next word of each cell did not fit in the line above. */
function continuesRow(above: string, line: string, bounds: readonly number[]): boolean {
  const cut = (text: string, column: number) => text.slice(bounds[column], bounds[column + 1]).trim()
  const [over, left] = [cut(above, 0), cut(line, 0)]
  if (left === '') return true
  if (/[?.]$/u.test(over) || /^\d{1,2}[.)]\s/u.test(left)) return false
  const columns = bounds.slice(0, -1).map((start, column) => ({ width: bounds[column + 1]! - start, column }))
  const hadRoom = columns.some(({ width, column }) => {
    const next = cut(line, column).split(/\s+/u)[0]!
    return next !== '' && cut(above, column).length + 1 + next.length < width - NARROWEST_GAP
  })
  if (/^[\p{Ll}(]/u.test(left) && !/:$/u.test(over)) return columns.length === 2 || !hadRoom
  return !hadRoom && (cut(line, 1) !== '' || /^[\p{Ll}(\d]/u.test(left) || !/:$/u.test(over))
}

function cellsOf(row: readonly Line[], bounds: readonly number[]): Line[] {
  return bounds.slice(1).map((end, index) => joined(row.map((line) => part(line, bounds[index]!, end))))
}

function part(line: Line, from: number, to: number): Line {
  const [begin, end] = [Math.min(from, line.text.length), Math.min(to, line.text.length)]
  return { ...line, text: line.text.slice(begin, end), start: line.start + begin, end: line.start + end }
}

function joined(parts: readonly Line[]): Line {
  const filled = parts.filter(({ text }) => text.trim() !== '')
  const [first, last] = [filled[0], filled.at(-1)]
  if (first === undefined || last === undefined) return { ...parts[0]!, text: '', end: parts[0]!.start }
  const start = first.start + /^\s*/u.exec(first.text)![0].length
  const text = filled.map((one) => one.text.trim()).join(' ')
  return { text, start, end: last.start + last.text.trimEnd().length, indent: first.indent }
}
