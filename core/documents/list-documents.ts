import type { DocumentId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { TextMatcher } from './text-matcher.ts'
import { normaliseText } from '../shared/normalise-text.ts'
import { offsetOf, type PageRequest } from '../shared/page.ts'
import { fileKind, type DocumentKind, type FileKind } from './document-kind.ts'
import { SHARED_LIBRARY, type DocumentScope } from './document.ts'
import { hasScope, scopeKey } from './scope-key.ts'
import type { DocumentReader, DocumentUses, DocumentView } from './ports.ts'
import type { TermAnalyser } from './ports/term-analyser.ts'

export type ListedKind = DocumentKind | FileKind
export type DocumentOrder = 'name' | '-name' | 'date' | '-date' | 'size' | '-size' | 'uses' | '-uses'

/** Filter and order of the documents; by default those of all projects. */
export interface LibraryView {
  readonly search: string
  /** The documents with this scope; all of the library for null. */
  readonly scope: DocumentScope | null
  readonly kind: ListedKind | null
  readonly year: number | null
  readonly order: DocumentOrder
  readonly page: PageRequest | null
}

type Uses = ReadonlyMap<DocumentId, number>

export interface ListedLibrary {
  readonly documents: readonly DocumentView[]
  readonly projectsLibraryIsEmpty: boolean
  /** Number on all pages of the view. */
  readonly total: number
  /** Number with the scope, in any view. */
  readonly size: number
  /** Kinds to filter by. */
  readonly kinds: readonly ListedKind[]
  readonly years: readonly number[]
  readonly scopes: readonly DocumentScope[]
  /** Number of answers that use each of `documents` (and perhaps others), without zeros. */
  readonly uses: Uses
}

const WHOLE: LibraryView = { search: '', scope: SHARED_LIBRARY[0]!, kind: null, year: null, order: '-date', page: null }

/**
 * Lists the library, or its documents with one scope. An account has some hundreds of documents at most, so one index
 * read gets all; filtering and ordering happen here, identically for every store.
 */
export class ListDocuments {
  constructor(
    private readonly documents: DocumentReader,
    private readonly uses: DocumentUses,
    private readonly analyser: TermAnalyser,
  ) {}

  async execute({ actor, ...view }: { readonly actor: Actor } & Partial<LibraryView>): Promise<ListedLibrary> {
    const { accountId } = actor
    const wanted = { ...WHOLE, ...view }
    const whole = await this.documents.ofScopes(accountId, 'all')
    const all = wanted.scope === null ? whole : whole.filter((document) => hasScope(document, wanted.scope!))
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
      projectsLibraryIsEmpty: !whole.some(isOfProject),
      total: chosen.length,
      size: all.length,
      kinds: [...new Set(all.map(kindOf))].sort(),
      years: [...years].sort((a, b) => b - a),
      scopes: scopesIn(whole),
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

function isOfProject({ scopes }: DocumentView): boolean {
  return scopes.some(({ kind }) => kind === 'project')
}

/** Each once, that of all projects first. */
function scopesIn(documents: readonly DocumentView[]): readonly DocumentScope[] {
  const byKey = new Map(documents.flatMap(({ scopes }) => scopes).map((scope) => [scopeKey(scope), scope]))
  return [...byKey.values()].sort((a, b) => Number(b.kind === 'shared') - Number(a.kind === 'shared'))
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
