import type { Box } from '../box.ts'
import { heightOf, unite, widthOf } from '../box.ts'
import type { Piece, TextRun } from '../pdf-page.ts'

const GUTTER = 10
const MIN_LINES = 5
const SAME_LEVEL = 4

/**
 * Splits a page printed in columns of running text. Labels side by side on a form are not columns: only if the lines on
 * both sides fill their width is each side read downwards in turn.
 */
export function columnsOf(pieces: readonly Piece[]): (readonly Piece[])[] {
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
