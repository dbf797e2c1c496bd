import { rowsOnBaselines } from '../baselines.ts'
import { type Box, heightOf, overlap, unite } from '../box.ts'
import type { Piece, TextRun } from '../pdf-page.ts'

/** A bullet, or a printed ordinal without its closing mark, before an item's text. */
interface Marker {
  readonly bullet: string | null
  readonly number: string | null
  /** The marker as printed, with the following space. */
  readonly printed: string
}

const BULLET = /^([•◦▪▫■□●○◆◇►▶➢➤✓✔✦‣⁃∙·*»−–—-]|o(?=\s))\s*(?=\S)/u
const ROMAN = '(?:x{0,2}(?:ix|iv|v?i{1,3}|v|x))'
const PREFIX = '(?:(?:Q|Qu|Question|Frage|Pregunta|Pergunta|Vraag|Domanda)\\s?\\.?\\s?)'
const DOTTED = '\\d{1,2}(?:\\.\\d{1,2}){1,3}'
const ORDINALS: readonly RegExp[] = [
  // Q4, Question 4a:
  new RegExp(`^(${PREFIX}\\d{1,2}(?:\\.\\d{1,2})*[a-z]?)\\b\\s?[.):\\]–-]*\\s*(?=\\S)`, 'u'),
  // 5a–5d.
  /^(\d{1,2}[a-z]?\s?[–-]\s?\d{0,2}[a-z])[.):]+\s*(?=\S)/u,
  // (a)  (ii)  (3)
  new RegExp(`^\\((\\d{1,2}[a-z]?|[a-zA-Z]|${ROMAN})\\)\\.?\\s*(?=\\S)`, 'u'),
  // 1.10  2.3.1  1.1a
  new RegExp(`^(${DOTTED}[a-z]?)(?:[.):]+\\s*|\\s+)(?=[^\\d%\\s])`, 'u'),
  // 3a.  3a)  3a Name
  /^(\d{1,2}\s?[a-z])(?:[.):]+\s*|\s+)(?=[\p{Lu}\p{Lt}(„“"'‘¿¡])/u,
  // B2.  A.1  A1) Name
  /^([A-Z]\.?\d{1,2}(?:\.\d{1,2})*[a-z]?)(?:[.):]+\s*|\s+)(?=[\p{Lu}(„“"'‘¿¡])/u,
  // 3.  3)  3.)  3:
  /^(\d{1,3})(?:[.):]+\s*|\s?[–-]\s+)(?=[^\d\s%])/u,
  // a)  B.  c.
  /^([a-zA-Z])(?:\)|\.\)|\.(?=\s))\s*(?=\S)/u,
  // ii.  IV)
  new RegExp(`^(${ROMAN})[.)]+\\s+(?=\\S)`, 'iu'),
]
/** Ordinals without closing marks, accepted only before a wide space. */
const BARE = /^(\d{1,2}[a-z]?|[A-Z]\d{0,2})$/u

/** The marker at the start of a line with text after it. */
function markerOf(text: string): Marker | null {
  const bullet = BULLET.exec(text)
  if (bullet && (bullet[1] !== 'o' || text.length > 2) && !/^[-–—−]\d/.test(text)) {
    return { bullet: bullet[1] ?? '', number: null, printed: bullet[0] }
  }
  for (const pattern of ORDINALS) {
    const found = pattern.exec(text)
    if (found?.[1]) return { bullet: null, number: found[1].replace(/\s+/g, ' ').trim(), printed: found[0] }
  }
  return null
}

/** A marker printed separately from the text after it. */
function loneMarkerOf(text: string): Marker | null {
  const bare = BARE.exec(text)
  if (bare?.[1]) return { bullet: null, number: bare[1], printed: text }
  const marker = markerOf(`${text} X`)
  return marker && marker.printed.trim() === text.trim() ? { ...marker, printed: text } : null
}

/** Text that belongs together on one line; wide spaces and places to write separate it. */
export interface Line extends Box {
  readonly kind: 'line'
  readonly text: string
  readonly size: number
  readonly baseline: number
  /** Share of characters that are bold, or italic. */
  readonly bold: number
  readonly italic: number
  readonly marker: Marker | null
  /** Left edge of the text after the marker. */
  readonly textLeft: number
  /** Width of the first word, to check whether it would have fitted on the line before. */
  readonly firstWord: number
  /** Farthest possible end of the line: the next element beside it, or the end of its column. */
  readonly limit: number
}

export type RowPiece = Line | Exclude<Piece, TextRun>

/** Minimum width in ems of a space that separates two texts on a line. */
const APART = 1.9
const WORD_GAP = 0.16
const SURE_WIDTH = 0.75
/** Maximum height difference of neighbouring lines, in points. */
const NEIGHBOURS = 130

/** Rows from top to bottom, each from left to right. */
export function rowsOf(pieces: readonly Piece[], right: number): RowPiece[][] {
  const runs = pieces.filter((piece) => piece.kind === 'text')
  const rows: Piece[][] = rowsOnBaselines(runs)
  const alone: Piece[] = []
  for (const piece of pieces) {
    if (piece.kind === 'text') continue
    const row = rowFor(piece, rows)
    if (row) row.push(piece)
    else alone.push(piece)
  }
  for (const piece of alone.sort((a, b) => a.top - b.top)) {
    const beside = rows.find(
      (row) => row.every((other) => other.kind !== 'text') && row.some((other) => sideBySide(other, piece)),
    )
    if (beside) beside.push(piece)
    else rows.push([piece])
  }
  const ends = endsOf(runs, right)
  return rows
    .map((row) => ({ row, level: levelOf(row) }))
    .sort((a, b) => a.level - b.level)
    .map(({ row }) =>
      linesOf(
        row.sort((a, b) => a.left - b.left),
        ends,
      ),
    )
}

/** Farthest possible end of a line here: level with its neighbours, and at least across most of the region. */
type Ends = (box: Box) => number

function endsOf(runs: readonly TextRun[], right: number): Ends {
  const left = Math.min(right, ...runs.map((run) => run.left))
  const least = left + SURE_WIDTH * (right - left)
  return (box) => {
    let end = least
    for (const run of runs) if (run.right > end && Math.abs(run.top - box.top) < NEIGHBOURS) end = run.right
    return Math.min(end, right)
  }
}

function levelOf(row: readonly Piece[]): number {
  const texts = row.filter((piece) => piece.kind === 'text')
  return texts.length > 0
    ? Math.max(...texts.map((run) => run.baseline - 0.3 * run.size))
    : Math.min(...row.map((piece) => piece.top)) + 3
}

function sideBySide(a: Box, b: Box): boolean {
  return overlap([a.top, a.bottom], [b.top, b.bottom]) >= 0.6 * Math.min(heightOf(a), heightOf(b))
}

function rowFor(piece: Box, rows: readonly Piece[][]): Piece[] | undefined {
  const tall = heightOf(piece) > 34
  const fitting = rows.filter((row) =>
    row.some((other) => {
      if (other.kind !== 'text' || other.right > piece.left + 4 + 0.5 * (piece.right - piece.left)) return false
      if (other.left >= piece.left) return false
      const shared = overlap([other.top, other.bottom], [piece.top, piece.bottom])
      return shared >= 0.5 * Math.min(heightOf(other), heightOf(piece)) && (!tall || other.right <= piece.left + 3)
    }),
  )
  const after = rows.filter(
    (row) =>
      !tall && row.some((other) => other.kind === 'text' && other.left >= piece.right - 3 && sideBySide(other, piece)),
  )
  const candidates = fitting.length > 0 ? fitting : after
  return [...candidates].sort((a, b) => (tall ? topOf(a) - topOf(b) : distance(a, piece) - distance(b, piece)))[0]
}

function topOf(row: readonly Box[]): number {
  return Math.min(...row.map((box) => box.top))
}

function distance(row: readonly Piece[], piece: Box): number {
  const box = unite(row.filter((other) => other.kind === 'text'))
  return Math.abs((box.top + box.bottom) / 2 - (piece.top + piece.bottom) / 2)
}

function linesOf(row: readonly Piece[], ends: Ends): RowPiece[] {
  const out: RowPiece[] = []
  let open: TextRun[] = []
  const close = (limit: number): void => {
    if (open.length > 0) out.push(lineOf(open, limit))
    open = []
  }
  for (const piece of row) {
    if (piece.kind !== 'text') {
      close(piece.left)
      out.push(piece)
      continue
    }
    const last = open.at(-1)
    if (last && isApart(open, last, piece)) close(piece.left)
    open.push(piece)
  }
  const first = row[0]
  if (first) close(ends(first))
  return out
}

function isApart(open: readonly TextRun[], last: TextRun, next: TextRun): boolean {
  const gap = next.left - Math.max(...open.map((run) => run.right))
  if (gap <= APART * Math.max(last.size, next.size)) return false
  return !(open.length <= 2 && gap < 60 && loneMarkerOf(textOf(open)))
}

function textOf(runs: readonly TextRun[]): string {
  let text = ''
  let end = -Infinity
  for (const run of runs) {
    const blank = run.left - end > WORD_GAP * run.size && text !== '' && !/\s$/.test(text)
    text += (blank ? ' ' : '') + run.text
    end = Math.max(end, run.right)
  }
  return text.replace(/\s+/g, ' ').trim()
}

function lineOf(all: readonly TextRun[], limit: number): Line {
  const size = Math.max(...all.map((run) => run.size))
  const runs = all.filter((run) => !isFootnoteMark(run, size, all))
  const used = runs.length > 0 ? runs : all
  const text = textOf(used)
  const length = used.reduce((sum, run) => sum + run.text.length, 0)
  const share = (has: (run: TextRun) => boolean): number =>
    used.filter(has).reduce((sum, run) => sum + run.text.length, 0) / length
  const box = unite(used)
  const { marker, textLeft } = markerAt(used, text, box)
  const rest = marker ? text.slice(marker.printed.length).trim() : text
  const each = (box.right - textLeft) / Math.max(1, rest.length)
  return {
    kind: 'line',
    ...box,
    text: rest,
    size: dominantSize(used),
    baseline:
      Math.max(...used.filter((run) => run.size === size || runs.length === 0).map((run) => run.baseline), 0) ||
      box.bottom,
    bold: share((run) => run.bold),
    italic: share((run) => run.italic),
    marker,
    textLeft,
    firstWord: each * (rest.split(/\s/)[0] ?? '').length,
    limit,
  }
}

function dominantSize(runs: readonly TextRun[]): number {
  const lengths = new Map<number, number>()
  for (const run of runs) lengths.set(run.size, (lengths.get(run.size) ?? 0) + run.text.length)
  return [...lengths].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

function isFootnoteMark(run: TextRun, size: number, all: readonly TextRun[]): boolean {
  return (
    run.size < 0.8 * size &&
    /^[\d,*†‡]{1,3}$/.test(run.text) &&
    all.some((other) => other.size === size && other.baseline - run.baseline > 0.12 * size)
  )
}

function markerAt(runs: readonly TextRun[], text: string, box: Box): { marker: Marker | null; textLeft: number } {
  for (const count of [1, 2]) {
    const next = runs[count]
    const before = runs.slice(0, count)
    const gap = next ? next.left - Math.max(...before.map((run) => run.right)) : 0
    const marker = next && gap > 0.15 * next.size ? loneMarkerOf(textOf(before)) : null
    const isTrusted =
      marker && (marker.bullet !== null || /\W$/.test(marker.printed) || (next && gap > 0.9 * next.size))
    if (next && isTrusted && text.startsWith(marker.printed)) return { marker, textLeft: next.left }
  }
  const marker = markerOf(text)
  if (!marker) return { marker, textLeft: box.left }
  return { marker, textLeft: box.left + ((box.right - box.left) * marker.printed.length) / text.length }
}
