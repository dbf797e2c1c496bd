import type { LaidOutPassage, PassageLine } from './passage.ts'
import type { PassagePlace } from './ports/passage-index.ts'
import type { TextBlock } from './ports/text-reader.ts'

/** Number of passages (about a thousand words) in a portion of a document without pages. */
const PASSAGES_A_PORTION = 12

/** A line of a document's text, as printed on its page. */
export interface TextLine extends Pick<TextBlock, 'kind' | 'level' | 'text'> {
  /** Ordinal of its passage. */
  readonly passage: number
  /** Whether it continues the paragraph of the previous line. */
  readonly isContinued: boolean
}

export interface TextPage {
  /** From 1. */
  readonly number: number
  readonly lines: readonly TextLine[]
}

/** Division of a document's text: into its own pages, or into portions if its format has none. */
export interface Pagination {
  readonly hasPageNumbers: boolean
  readonly count: number
  /** The page on which each passage begins, in order. */
  readonly starts: readonly number[]
}

export function paginationOf(places: readonly PassagePlace[], pageCount: number | null): Pagination {
  const hasPageNumbers = places.some(({ page }) => page !== null)
  if (!hasPageNumbers) {
    const starts = places.map((_, index) => 1 + Math.floor(index / PASSAGES_A_PORTION))
    return { hasPageNumbers, count: starts.at(-1) ?? 0, starts }
  }
  const starts: number[] = []
  for (const { page } of places) starts.push(page ?? starts.at(-1) ?? 1)
  return { hasPageNumbers, count: Math.max(pageCount ?? 0, ...starts.slice(-1)), starts }
}

/** Ordinals of the first and last passage that may have lines on these pages; null if there are none. */
export function passagesOn({ starts, hasPageNumbers }: Pagination, from: number, to: number): [number, number] | null {
  const last = starts.findLastIndex((start) => start <= to)
  const begun = starts.findIndex((start) => start >= from)
  const first = begun === -1 ? starts.length : begun
  const runsOver = hasPageNumbers && first > 0 ? first - 1 : first
  return last < runsOver ? null : [runsOver, last]
}

/** The pages from `from` to `to`, including empty ones, with their lines. */
export function pagesOf(
  passages: readonly LaidOutPassage[],
  { starts, hasPageNumbers }: Pagination,
  from: number,
  to: number,
): TextPage[] {
  const pages = Array.from({ length: to - from + 1 }, (_, index) => ({ number: from + index, lines: [] as TextLine[] }))
  for (const passage of passages) {
    const start = starts[passage.ordinal] ?? from
    for (const { line, part, text } of linesOf(passage)) {
      const page = pages[(hasPageNumbers ? (line?.page ?? start) : start) - from]
      if (part === 'repeated') continue
      const { kind, level } = line ?? PLAIN
      page?.lines.push({ kind, level, text, passage: passage.ordinal, isContinued: part === 'continued' })
    }
  }
  return pages
}

const PLAIN = { kind: 'paragraph', level: 0 } as const

interface LaidOutLine {
  readonly line: PassageLine | undefined
  readonly part: PassageLine['part']
  readonly text: string
}

function linesOf({ text, layout }: LaidOutPassage): LaidOutLine[] {
  return text.split('\n').map((line, index) => {
    const withLayout = layout?.[index]
    const bare = withLayout?.kind === 'list-item' ? line.replace(/^• /, '') : line
    return { line: withLayout, part: withLayout?.part ?? 'whole', text: bare }
  })
}
