import type { AccountId, DocumentId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { AdminReadAccess } from '../audit/admin-read-access.ts'
import { pagesOf, paginationOf, passagesOn, type Pagination, type TextPage } from './document-text.ts'
import { documentNotFound } from './document.ts'
import type { DocumentReader, DocumentView } from './ports/document-reader.ts'
import type { PassageReader } from './ports/passage-index.ts'

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
