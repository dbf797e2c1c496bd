import type { DocumentId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { TextMatcher } from './text-matcher.ts'
import { normaliseText } from '../shared/normalise-text.ts'
import { offsetOf, type PageRequest } from '../shared/page.ts'
import { fileKind, type DocumentKind, type FileKind } from './document-kind.ts'
import type { DocumentReader, DocumentView } from './ports/document-reader.ts'
import type { DocumentUses } from './ports/document-uses.ts'
import type { TermAnalyser } from './ports/term-analyser.ts'

export type ListedKind = DocumentKind | FileKind
export type DocumentOrder = 'name' | '-name' | 'date' | '-date' | 'size' | '-size' | 'uses' | '-uses'

/** Filter and order of the shared documents; by default all. */
export interface LibraryView {
  readonly search: string
  readonly kind: ListedKind | null
  readonly year: number | null
  readonly order: DocumentOrder
  readonly page: PageRequest | null
}

type Uses = ReadonlyMap<DocumentId, number>

export interface SharedLibrary {
  readonly documents: readonly DocumentView[]
  readonly projectsLibraryIsEmpty: boolean
  /** Number on all pages of the view. */
  readonly total: number
  /** Number in the whole library, in any view. */
  readonly size: number
  /** Kinds to filter by, in the whole library. */
  readonly kinds: readonly ListedKind[]
  readonly years: readonly number[]
  /** Number of answers that use each of `documents` (and perhaps others), without zeros. */
  readonly uses: Uses
}

const WHOLE: LibraryView = { search: '', kind: null, year: null, order: '-date', page: null }

/**
 * Lists the shared library. An account has some hundreds of documents at most, so one index read gets all; filtering
 * and ordering happen here, identically for every store.
 */
export class ListSharedDocuments {
  constructor(
    private readonly documents: DocumentReader,
    private readonly uses: DocumentUses,
    private readonly analyser: TermAnalyser,
  ) {}

  async execute({ actor, ...view }: { readonly actor: Actor } & Partial<LibraryView>): Promise<SharedLibrary> {
    const { accountId } = actor
    const all = await this.documents.shared(accountId)
    const wanted = { ...WHOLE, ...view }
    const fitting = all.filter(this.isWanted(wanted))
    const countUses = (of: readonly DocumentView[]) =>
      this.uses.counts(
        accountId,
        of.map(({ id }) => id),
      )
    const usesOfAll = wanted.order.endsWith('uses') ? await countUses(fitting) : null
    const chosen = ordered(fitting, wanted.order, usesOfAll)
    const documents = pageOf(chosen, wanted.page)
    const years = new Set(all.flatMap(({ year }) => year ?? []))
    return {
      documents,
      projectsLibraryIsEmpty: await this.documents.projectsLibraryIsEmpty(accountId),
      total: chosen.length,
      size: all.length,
      kinds: [...new Set(all.map(kindOf))].sort(),
      years: [...years].sort((a, b) => b - a),
      uses: usesOfAll ?? (await countUses(documents)),
    }
  }

  private isWanted({ search, kind, year }: LibraryView): (document: DocumentView) => boolean {
    const matcher = new TextMatcher(search, this.analyser)
    return (document) => {
      const isOfKind = (kind === null || kindOf(document) === kind) && (year === null || document.year === year)
      if (!isOfKind) return false
      const text = searchedText(document)
      return matcher.isEmpty ? !matcher.isExcluded(text) : matcher.fit(text) !== null
    }
  }
}

function searchedText({ originalName, description }: DocumentView): string {
  return `${originalName} ${description ?? ''}`
}

/** The kind of the document, otherwise of its file. */
export function kindOf({ kind, mediaType }: Pick<DocumentView, 'kind' | 'mediaType'>): ListedKind {
  return kind ?? fileKind(mediaType)
}

/** By a field, then newest first. */
function ordered(documents: readonly DocumentView[], order: DocumentOrder, uses: Uses | null): DocumentView[] {
  const isDescending = order.startsWith('-')
  const field = (isDescending ? order.slice(1) : order) as 'name' | 'date' | 'size' | 'uses'
  const valueIn = (document: DocumentView) =>
    field === 'uses' ? (uses?.get(document.id) ?? 0) : valueOf(document, field)
  const values = new Map(documents.map((document) => [document, valueIn(document)]))
  const sign = isDescending ? -1 : 1
  return [...documents].sort((a, b) => {
    const [first, second] = [values.get(a) ?? 0, values.get(b) ?? 0]
    return first === second ? 0 : first < second ? -sign : sign
  })
}

function valueOf({ originalName, uploadedAt, sizeBytes }: DocumentView, field: 'name' | 'date' | 'size') {
  if (field === 'size') return sizeBytes
  return field === 'date' ? uploadedAt : normaliseText(originalName, { withoutAccents: true })
}

function pageOf(documents: readonly DocumentView[], page: PageRequest | null): readonly DocumentView[] {
  if (page === null) return documents
  const offset = offsetOf(page)
  return documents.slice(offset, offset + page.pageSize)
}
