/** A line of a plain text with its place in it. */
export interface Line {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly indent: number
}

const GAP = /\S( {3,}|\t+\s*)(?=\S)/gu
const LOOKAHEAD = 3
const MIN_COLUMN_LINES = 2
const LETTERS = /\p{L}/u

interface Columns {
  /** How many lines they take. */
  readonly length: number
  /** The words of every cell, row by row. */
  readonly cells: readonly Line[]
}

/**
 * Cells that blanks keep in columns from here on, each with its wrapped lines joined; null where there are none. Cells
 * without letters stay with the cell before them.
 */
export function columnsAt(lines: readonly Line[], start: number): Columns | null {
  for (const edge of edgesNear(lines, start)) {
    const run = runAt(lines, start, edge)
    const starting = run.filter(({ text }) => startsAt(text, edge))
    const wide = starting.filter(({ text }) => /(?: {3}|\t)$/u.test(text.slice(0, edge)))
    if (starting.length < MIN_COLUMN_LINES || wide.length * 3 < starting.length * 2) continue
    return { length: run.length, cells: rowsOf(run, edge).flatMap((row) => cellsOf(row, edge)) }
  }
  return null
}

/** Where words begin after a wide blank, in this line and the next ones. */
function edgesNear(lines: readonly Line[], start: number): number[] {
  const near = lines.slice(start, start + LOOKAHEAD)
  const blank = near.findIndex(({ text }) => text.trim() === '')
  const texts = (blank < 0 ? near : near.slice(0, blank)).map(({ text }) => text)
  return texts.flatMap((text) => [...text.matchAll(GAP)].map((match) => match.index + match[0].length))
}

function startsAt(text: string, edge: number): boolean {
  return text.length > edge && /\s/u.test(text[edge - 1]!) && /\S/u.test(text[edge]!)
}

/** The lines down to the first that is blank or runs across the edge of the column. */
function runAt(lines: readonly Line[], start: number, edge: number): Line[] {
  const rest = lines.slice(start)
  const end = rest.findIndex(({ text }) => text.trim() === '' || !keepsColumn(text, edge))
  return end < 0 ? rest : rest.slice(0, end)
}

function keepsColumn(text: string, edge: number): boolean {
  if (text.length > edge && /\S/u.test(text[edge - 1]!)) return false
  return !/\S(?: {3,}|\t+\s*)\S/u.test(text.slice(0, edge)) && (text.length <= edge || text.slice(edge).trim() !== '')
}

function rowsOf(run: readonly Line[], edge: number): Line[][] {
  const rows: Line[][] = []
  for (const line of run) {
    const before = rows.at(-1)
    if (before !== undefined && continuesRow(before.at(-1)!, line, edge)) before.push(line)
    else rows.push([line])
  }
  return rows
}

/** Blanks that a column keeps at its right at least. */
const NARROWEST_GAP = 2

/** A cell goes on where its next word found no room in the line above. */
function continuesRow(above: Line, line: Line, edge: number): boolean {
  const [left, right] = [line.text.slice(0, edge).trim(), line.text.slice(edge).trim()]
  if (left === '') return true
  const over = above.text.slice(0, edge).trimEnd()
  if (/[?.]$/u.test(over) || /^\d{1,2}[.)]\s/u.test(left)) return false
  if (/^[\p{Ll}(]/u.test(left) && !/:$/u.test(over)) return true
  if (over.length + 1 + left.split(/\s+/u)[0]!.length < edge - NARROWEST_GAP) return false
  return right !== '' || /^[\p{Ll}(\d]/u.test(left) || !/:$/u.test(over)
}

function cellsOf(row: readonly Line[], edge: number): Line[] {
  const [left, right] = [
    row.map((line) => part(line, 0, Math.min(edge, line.text.length))),
    row.map((line) => part(line, Math.min(edge, line.text.length), line.text.length)),
  ]
  const [first, second] = [joined(left), joined(right)]
  if (second === null || first === null) return [first ?? second].filter((cell) => cell !== null)
  if (!LETTERS.test(second.text)) return [{ ...first, text: `${first.text} ${second.text}`, end: second.end }]
  const inner = columnsAt(
    right.filter(({ text }) => text.trim() !== ''),
    0,
  )
  return [first, ...(inner?.cells ?? [second])]
}

function part(line: Line, from: number, to: number): Line {
  return { text: line.text.slice(from, to), start: line.start + from, end: line.start + to, indent: line.indent }
}

function joined(parts: readonly Line[]): Line | null {
  const filled = parts.filter(({ text }) => text.trim() !== '')
  const [first, last] = [filled[0], filled.at(-1)]
  if (first === undefined || last === undefined) return null
  const text = filled.map((one) => one.text.trim()).join(' ')
  const start = first.start + /^\s*/u.exec(first.text)![0].length
  return { text, start, end: last.start + last.text.trimEnd().length, indent: first.indent }
}
