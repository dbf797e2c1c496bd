import type { PdfPage, Piece, TextRun } from '../pdf-page.ts'

/** Share of the page's height, above and below, that holds running headers and footers. */
const MARGIN = 0.13
/** Share that holds page numbers and lines that differ only by a number; a single outermost line may be farther in. */
const OUTER_MARGIN = 0.09
const PAGE_NUMBER =
  /^(?:\W*(?:page|seite|p[aá]gina|pagina|sivu|sida|side|strona|p\.|s\.)\s*)?[-–—|\s]*(?:\d{1,3}|[ivxl]{1,6})[-–—|\s]*(?:(?:of|von|de|sur|di|van|av|af|z|\/|\|)\s*\d{1,3})?\W*$/iu

interface MarginLine {
  readonly page: number
  readonly key: string
  readonly text: string
  readonly runs: readonly TextRun[]
  readonly edge: number
  readonly isOuter: boolean
}

/** Pages without repeated headers and footers, and without page numbers. */
export function withoutRunningLines(pages: readonly PdfPage[]): PdfPage[] {
  const lines = pages.map(marginLines)
  const pagesWith = new Map<string, Set<number>>()
  for (const line of lines.flat()) addTo(pagesWith, placeOf(line), line.page)
  const isRepeated = (line: MarginLine): boolean => {
    const count = [-1, 0, 1].reduce((sum, step) => sum + (pagesWith.get(placeOf(line, step))?.size ?? 0), 0)
    return count >= 2 && count >= 0.3 * pages.length
  }
  return pages.map((page, index) => {
    const running = lines[index]!.filter((line) => (line.isOuter && PAGE_NUMBER.test(line.text)) || isRepeated(line))
    const dropped = new Set<Piece>(running.flatMap((line) => line.runs))
    if (dropped.size === 0 || page.pieces.every((piece) => dropped.has(piece))) return page
    return {
      ...page,
      pieces: page.pieces.filter((piece) => !dropped.has(piece)),
      running: page.pieces.filter((piece) => dropped.has(piece)),
    }
  })
}

/** The line's text and its height on the page, moved by steps of 8 points. */
function placeOf({ key, edge }: MarginLine, step = 0): string {
  return `${Math.round(edge / 8) + step} ${key}`
}

function addTo(sets: Map<string, Set<number>>, key: string, value: number): void {
  const set = sets.get(key)
  if (set === undefined) sets.set(key, new Set([value]))
  else set.add(value)
}

function marginLines(page: PdfPage): MarginLine[] {
  const rows = new Map<number, TextRun[]>()
  let [first, last] = [Infinity, -Infinity]
  for (const piece of page.pieces) {
    if (piece.kind !== 'text') continue
    first = Math.min(first, piece.baseline)
    last = Math.max(last, piece.baseline)
    const fromTop = piece.baseline < MARGIN * page.height
    if (!fromTop && piece.baseline < (1 - MARGIN) * page.height) continue
    const row = Math.round(piece.baseline)
    const near = rows.get(row) ?? rows.get(row - 1) ?? rows.get(row + 1)
    if (near === undefined) rows.set(row, [piece])
    else near.push(piece)
  }
  return [...rows].flatMap(([level, row]) =>
    groupsOf(row).map((runs, _, { length }) => {
      const text = runs.map((run) => run.text).join(' ')
      const fromTop = level < MARGIN * page.height
      const edge = fromTop ? level : level - page.height
      const isOutermost = length === 1 && (level - first < 2 || last - level < 2)
      const isOuter = isOutermost || Math.abs(edge) < OUTER_MARGIN * page.height
      const key = (isOuter ? text.replace(/\d+/g, '#') : text).replace(/\s+/g, '')
      return { page: page.number, text, key, runs, edge, isOuter }
    }),
  )
}

/** Separate texts on one line, from left to right. */
function groupsOf(row: readonly TextRun[]): TextRun[][] {
  const groups: TextRun[][] = []
  for (const run of [...row].sort((a, b) => a.left - b.left)) {
    const last = groups.at(-1)
    const end = last?.at(-1)?.right ?? -Infinity
    if (last && run.left - end < 2 * run.size) last.push(run)
    else groups.push([run])
  }
  return groups
}
