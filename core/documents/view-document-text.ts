import type { LaidOutPassage, PassageLine } from './passage.ts'
import type { PassagePlace, PassageReader } from './ports/passage-index.ts'
import type { TextBlock } from './ports/text-reader.ts'
import type { AccountId, DocumentId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { AdminReadAccess } from '../audit/admin-read-access.ts'
import { documentNotFound } from './document.ts'
import type { DocumentReader, DocumentView } from './ports.ts'

/** Number of passages (about a thousand words) in a portion of a document without pages. */
const PASSAGES_A_PORTION = 12

/** A line of a document's text, as printed on its page. */
interface TextLine extends Pick<TextBlock, 'kind' | 'level' | 'text'> {
  /** Ordinal of its passage. */
  readonly passage: number
  /** Whether it continues the paragraph of the previous line. */
  readonly isContinued: boolean
}

interface TextPage {
  /** From 1. */
  readonly number: number
  readonly lines: readonly TextLine[]
}

/** Division of a document's text: into its own pages, or into portions if its format has none. */
interface Pagination {
  readonly hasPageNumbers: boolean
  readonly count: number
  /** The page on which each passage begins, in order. */
  readonly starts: readonly number[]
}

function paginationOf(places: readonly PassagePlace[], pageCount: number | null): Pagination {
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
function passagesOn({ starts, hasPageNumbers }: Pagination, from: number, to: number): [number, number] | null {
  const last = starts.findLastIndex((start) => start <= to)
  const begun = starts.findIndex((start) => start >= from)
  const first = begun === -1 ? starts.length : begun
  const runsOver = hasPageNumbers && first > 0 ? first - 1 : first
  return last < runsOver ? null : [runsOver, last]
}

/** The pages from `from` to `to`, including empty ones, with their lines. */
function pagesOf(
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

/** Maximum number of pages per request. */
const MAX_PAGES = 10
/** A passage is short, but on slides it may cover several pages. */
const MAX_PAGES_OF_A_PASSAGE = 4

/** The requested part of the text: pages from 1, or those of a passage. */
export type WantedText = { readonly from: number; readonly to: number } | { readonly passage: number }

export interface DocumentText {
  /** Whether the pages are the document's own; otherwise they are portions of a text without pages. */
  readonly hasPageNumbers: boolean
  readonly count: number
  readonly pages: readonly TextPage[]
}

/** Returns the extracted text of a document of the actor's account (admins: of any), a few pages at a time. */
export class ViewDocumentText {
  constructor(
    private readonly documents: DocumentReader,
    private readonly passages: PassageReader,
    private readonly readings: AdminReadAccess,
  ) {}

  /** `text` is null unless the document has been read; see its status. */
  async execute(input: {
    actor: Actor
    documentId: DocumentId
    wanted: WantedText
  }): Promise<{ document: DocumentView; text: DocumentText | null }> {
    const accountId = await this.accountFor(input)
    const document = await this.documents.find(accountId, input.documentId)
    if (!document) throw documentNotFound()
    if (document.status !== 'active') return { document, text: null }
    const pagination = paginationOf(await this.passages.placesOf(accountId, document.id), document.pageCount)
    const { hasPageNumbers, count } = pagination
    const range = rangeOf(input.wanted, pagination)
    const pages = range === null ? [] : await this.pages(accountId, document, pagination, range)
    return { document, text: { hasPageNumbers, count, pages: pages.filter(isWanted(input.wanted)) } }
  }

  private accountFor({ actor, documentId }: { actor: Actor; documentId: DocumentId }): Promise<AccountId> {
    const ownerOf = () => this.documents.ownerOf(documentId)
    return this.readings.accountFor(actor, ownerOf, { action: 'read-document', subjectId: documentId })
  }

  private async pages(
    accountId: AccountId,
    { id }: DocumentView,
    pagination: Pagination,
    [from, to]: readonly [number, number],
  ): Promise<TextPage[]> {
    const ordinals = passagesOn(pagination, from, to)
    const passages = ordinals === null ? [] : await this.passages.withLayout(accountId, id, ...ordinals)
    return pagesOf(passages, pagination, from, to)
  }
}

function rangeOf(wanted: WantedText, { count, starts }: Pagination): [number, number] | null {
  if (count === 0) return null
  if ('from' in wanted) {
    const from = Math.min(wanted.from, count)
    return [from, Math.min(Math.max(wanted.to, from), from + MAX_PAGES - 1, count)]
  }
  const start = starts[wanted.passage]
  if (start === undefined) return null
  return [start, Math.min(starts[wanted.passage + 1] ?? count, start + MAX_PAGES_OF_A_PASSAGE - 1)]
}

function isWanted(wanted: WantedText): (page: TextPage) => boolean {
  if ('from' in wanted) return () => true
  return ({ lines }) => lines.some(({ passage }) => passage === wanted.passage)
}
