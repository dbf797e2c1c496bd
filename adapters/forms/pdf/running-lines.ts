import type { PageContent, Piece, TextRun } from './page-content.ts'

/** Share of the page's height, above and below, in which running heads and feet stand. */
const MARGIN = 0.13
/** Share in which page numbers stand, and lines that differ by a number only. */
const OUTER_MARGIN = 0.09
const PAGE_NUMBER =
  /^(?:\W*(?:page|seite|p[aá]gina|pagina|sivu|sida|side|strona|p\.|s\.)\s*)?[-–—\s]*\d{1,3}[-–—\s]*(?:(?:of|von|de|sur|di|van|av|af|z|\/|\|)\s*\d{1,3})?\W*$/iu

interface MarginLine {
  readonly page: number
  readonly key: string
  readonly text: string
  readonly runs: readonly TextRun[]
  readonly edge: number
  readonly isOuter: boolean
}

/** The pages without what is repeated at their head or foot, and without page numbers. */
export function withoutRunningLines(pages: readonly PageContent[]): PageContent[] {
  const lines = pages.flatMap(marginLines)
  const dropped = new Set<Piece>()
  for (const line of lines) {
    if ((line.isOuter && PAGE_NUMBER.test(line.text)) || isRepeated(line, lines, pages.length))
      line.runs.forEach((run) => dropped.add(run))
  }
  return pages.map((page) => ({
    ...page,
    pieces: page.pieces.filter((piece) => !dropped.has(piece)),
    running: page.pieces.filter((piece) => dropped.has(piece)),
  }))
}

function isRepeated(line: MarginLine, lines: readonly MarginLine[], pages: number): boolean {
  const alike = lines.filter((other) => other.key === line.key && Math.abs(other.edge - line.edge) <= 8)
  const count = new Set(alike.map((other) => other.page)).size
  return count >= 2 && count >= 0.3 * pages
}

function marginLines(page: PageContent): MarginLine[] {
  const rows = new Map<number, TextRun[]>()
  for (const piece of page.pieces) {
    if (piece.kind !== 'text') continue
    const fromTop = piece.baseline < MARGIN * page.height
    if (!fromTop && piece.baseline < (1 - MARGIN) * page.height) continue
    const row = Math.round(piece.baseline)
    const near = [row, row - 1, row + 1].find((level) => rows.has(level)) ?? row
    rows.set(near, [...(rows.get(near) ?? []), piece])
  }
  return [...rows].flatMap(([level, row]) =>
    groupsOf(row).map((runs) => {
      const text = runs.map((run) => run.text).join(' ')
      const fromTop = level < MARGIN * page.height
      const edge = fromTop ? level : level - page.height
      const isOuter = Math.abs(edge) < OUTER_MARGIN * page.height
      const key = (isOuter ? text.replace(/\d+/g, '#') : text).replace(/\s+/g, '')
      return { page: page.number, text, key, runs, edge, isOuter }
    }),
  )
}

/** What stands apart on one line, from left to right. */
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
