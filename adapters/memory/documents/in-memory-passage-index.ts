import type { AccountId, DocumentId } from '../../../core/shared/ids.ts'
import type { DocumentScope } from '../../../core/documents/document.ts'
import { hasAnyScope } from '../../../core/documents/scope-key.ts'
import type {
  EncodedPassages,
  PassageVectorReader,
  UnencodedDocument,
  VectorPart,
} from '../../../core/documents/ports/passage-vectors.ts'
import type { DocumentText } from '../../../core/transfer/records.ts'
import type { LaidOutPassage, Passage } from '../../../core/documents/passage.ts'
import {
  blockOfTerm,
  entriesBeginning,
  entriesIn,
  estimateMentions,
  markOfBeginning,
  markOfTerm,
  tellsBlock,
  termsBeginning,
  type PostingBlocks,
} from '../../../core/documents/posting-blocks.ts'
import type {
  DocumentStatistics,
  IndexedDocument,
  PassageIndex,
  PassagePlace,
  PassageReader,
  Posting,
  SoughtInLanguage,
  Terms,
  TermPlace,
  UpdatedTermWeights,
} from '../../../core/documents/ports/passage-index.ts'

interface StoredDocument {
  readonly statistics: DocumentStatistics
  readonly passages: readonly Passage[]
  readonly withLayout: readonly LaidOutPassage[]
  readonly postings: PostingBlocks
  readonly vectors: readonly EncodedPassages[]
}

/** Passages and posting lists in maps, keyed by account first. */
export class InMemoryPassageIndex implements PassageIndex, PassageReader, PassageVectorReader {
  private readonly accounts = new Map<AccountId, Map<DocumentId, StoredDocument>>()

  async put(document: IndexedDocument): Promise<void> {
    const documents = this.accounts.get(document.accountId) ?? new Map<DocumentId, StoredDocument>()
    this.accounts.set(document.accountId, documents.set(document.documentId, storedFrom(document)))
  }

  async updateTermWeights({ accountId, documentId, lengths, postings }: UpdatedTermWeights): Promise<void> {
    const stored = this.accounts.get(accountId)?.get(documentId)
    if (!stored) return
    const statistics = { ...stored.statistics, lengths: [...lengths] }
    this.accounts.get(accountId)?.set(documentId, { ...stored, statistics, postings: [...postings] })
  }

  async putVectors(passages: EncodedPassages): Promise<void> {
    const stored = this.accounts.get(passages.accountId)?.get(passages.documentId)
    if (!stored) return
    const { encoder, first, remaining } = passages
    const others = stored.vectors.filter((one) => remaining > 0 || one.encoder === encoder)
    const isThere = others.some((one) => one.encoder === encoder && one.first === first)
    const vectors = isThere ? others : [...others, structuredClone(passages)]
    this.accounts.get(passages.accountId)?.set(passages.documentId, { ...stored, vectors })
  }

  async parts(accountId: AccountId): Promise<VectorPart[]> {
    return this.documentsOf(accountId)
      .flatMap(({ vectors }) => vectors)
      .map(({ id, documentId, first, count, encoder }) => ({ id, documentId, first, count, encoder }))
      .sort((a, b) => compare(a.documentId, b.documentId) || compare(a.encoder, b.encoder) || a.first - b.first)
  }

  async vectors(accountId: AccountId, ids: readonly string[]): Promise<Pick<EncodedPassages, 'id' | 'vectors'>[]> {
    const wanted = new Set(ids)
    const parts = this.documentsOf(accountId).flatMap(({ vectors }) => vectors)
    return parts.filter(({ id }) => wanted.has(id)).map(({ id, vectors }) => ({ id, vectors: vectors.slice() }))
  }

  async unencoded(accountId: AccountId, encoder: string): Promise<UnencodedDocument | null> {
    const [first] = this.documentsOf(accountId)
      .filter((document) => lacksVectors(document, encoder))
      .sort((a, b) => compare(a.statistics.documentId, b.statistics.documentId))
    if (first === undefined) return null
    const own = first.vectors.filter((one) => one.encoder === encoder)
    return { documentId: first.statistics.documentId, done: own.reduce((sum, { count }) => sum + count, 0) }
  }

  async accountsUnencoded(encoder: string): Promise<AccountId[]> {
    const accounts = [...this.accounts.keys()].sort()
    return accounts.filter((id) => this.documentsOf(id).some((document) => lacksVectors(document, encoder)))
  }

  async rename(accountId: AccountId, documentId: DocumentId, fileName: string): Promise<void> {
    const stored = this.accounts.get(accountId)?.get(documentId)
    if (!stored) return
    const statistics = { ...stored.statistics, fileName }
    this.accounts.get(accountId)?.set(documentId, { ...stored, statistics })
  }

  async changeScopes(accountId: AccountId, documentId: DocumentId, scopes: readonly DocumentScope[]): Promise<void> {
    const stored = this.accounts.get(accountId)?.get(documentId)
    if (!stored) return
    const statistics = { ...stored.statistics, scopes: structuredClone(scopes) }
    this.accounts.get(accountId)?.set(documentId, { ...stored, statistics })
  }

  async remove(accountId: AccountId, documentId: DocumentId): Promise<void> {
    this.accounts.get(accountId)?.delete(documentId)
  }

  async removeAccount(accountId: AccountId): Promise<void> {
    this.accounts.delete(accountId)
  }

  async statistics(accountId: AccountId, scopes: readonly DocumentScope[]): Promise<DocumentStatistics[]> {
    return this.statisticsWhere(accountId, (document) => hasAnyScope(document, scopes))
  }

  async statisticsOf(accountId: AccountId, documentIds: readonly DocumentId[]): Promise<DocumentStatistics[]> {
    return this.statisticsWhere(accountId, ({ documentId }) => documentIds.includes(documentId))
  }

  async languages(accountId: AccountId): Promise<(string | null)[]> {
    return [...new Set(this.documentsOf(accountId).map(({ statistics }) => statistics.language))]
  }

  async documentsWith(accountId: AccountId, sought: readonly SoughtInLanguage[], limit: number): Promise<DocumentId[]> {
    const found = this.documentsOf(accountId).flatMap(({ statistics: { documentId, language }, postings }) => {
      const mentions = sought.flatMap((one) => (one.language === language ? mentionsOf(one, postings) : []))
      return mentions.length === 0 ? [] : [{ documentId, mentions: Math.max(...mentions) }]
    })
    found.sort((a, b) => b.mentions - a.mentions || (a.documentId < b.documentId ? -1 : 1))
    return found.slice(0, limit).map(({ documentId }) => documentId)
  }

  async postingsIn(
    accountId: AccountId,
    documentIds: readonly DocumentId[],
    { terms, beginnings }: Terms,
  ): Promise<Posting[]> {
    const wanted = new Set(documentIds)
    return this.documentsOf(accountId).flatMap(({ statistics: { documentId, language }, postings }) => {
      if (!wanted.has(documentId)) return []
      const begun = beginnings.filter(tellsBlock).flatMap((one) => entriesBeginning(blockFor(one, postings), one))
      const whole = [...new Set(terms)].flatMap((term) => entriesOf(term, postings))
      const all = new Map([...whole, ...begun].map((one) => [one.term, one]))
      return [...all.values()].map((one) => ({ ...one, documentId, language }))
    })
  }

  async termsBeginning(accountId: AccountId, beginning: string, documents: number): Promise<TermPlace[]> {
    const all = this.documentsOf(accountId)
    const last = all.slice(Math.max(0, all.length - documents))
    return last.flatMap(({ statistics: { documentId }, postings }) =>
      postings.flatMap((block) => termsBeginning(block, beginning).map((found) => ({ ...found, documentId }))),
    )
  }

  async postings(accountId: AccountId, terms: readonly string[]): Promise<Posting[]> {
    const ids = this.documentsOf(accountId).map(({ statistics }) => statistics.documentId)
    return this.postingsIn(accountId, ids, { terms, beginnings: [] })
  }

  async passages(
    accountId: AccountId,
    keys: readonly { readonly documentId: DocumentId; readonly ordinal: number }[],
  ): Promise<Passage[]> {
    const wanted = new Map<DocumentId, Set<number>>()
    for (const { documentId, ordinal } of keys) {
      wanted.set(documentId, (wanted.get(documentId) ?? new Set()).add(ordinal))
    }
    return [...wanted.keys()].sort().flatMap((documentId) => {
      const ordinals = [...(wanted.get(documentId) ?? [])].sort((a, b) => a - b)
      const stored = this.accounts.get(accountId)?.get(documentId)
      return ordinals.flatMap((ordinal) => stored?.passages[ordinal] ?? []).map(copyOf)
    })
  }

  async passagesOf(accountId: AccountId, documentId: DocumentId): Promise<Passage[]> {
    return (this.accounts.get(accountId)?.get(documentId)?.passages ?? []).map(copyOf)
  }

  async placesOf(accountId: AccountId, documentId: DocumentId): Promise<PassagePlace[]> {
    const passages = this.accounts.get(accountId)?.get(documentId)?.passages ?? []
    return passages.map(({ ordinal, page }) => ({ ordinal, page }))
  }

  async withLayout(
    accountId: AccountId,
    documentId: DocumentId,
    first: number,
    last: number,
  ): Promise<LaidOutPassage[]> {
    const passages = this.accounts.get(accountId)?.get(documentId)?.withLayout ?? []
    return structuredClone(passages.filter(({ ordinal }) => ordinal >= first && ordinal <= last))
  }

  /** The text of a document; null when it is not indexed. */
  textOf(accountId: AccountId, documentId: DocumentId): DocumentText | null {
    const stored = this.accounts.get(accountId)?.get(documentId)
    if (!stored) return null
    const { lengths: _lengths, scopes: _scopes, ...text } = stored.statistics
    const passages = stored.passages.map((passage, at) => ({
      ...passage,
      layout: stored.withLayout[at]?.layout ?? null,
    }))
    return structuredClone({ accountId, ...text, passages })
  }

  private statisticsWhere(accountId: AccountId, isWanted: (one: DocumentStatistics) => boolean): DocumentStatistics[] {
    return this.documentsOf(accountId)
      .map(({ statistics }) => statistics)
      .filter(isWanted)
      .sort((a, b) => (a.documentId < b.documentId ? -1 : 1))
      .map((statistics) => structuredClone(statistics))
  }

  private documentsOf(accountId: AccountId): StoredDocument[] {
    return [...(this.accounts.get(accountId)?.values() ?? [])]
  }
}

function lacksVectors({ passages, vectors }: StoredDocument, encoder: string): boolean {
  return passages.length > 0 && !vectors.some((one) => one.encoder === encoder && one.remaining === 0)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

function blockFor(term: string, postings: PostingBlocks): string {
  return postings[blockOfTerm(term, postings.length)] ?? ''
}

function entriesOf(term: string, postings: PostingBlocks): { term: string; entries: number[] }[] {
  const entries = entriesIn(blockFor(term, postings), term)
  return entries === null ? [] : [{ term, entries }]
}

/** Weights of the searched terms in a document; empty if it lacks one of them, or has an excluded one. */
function mentionsOf({ things, without }: SoughtInLanguage, postings: PostingBlocks): number[] {
  const ofTerm = (term: string) => estimateMentions(blockFor(term, postings), markOfTerm(term))
  const ofBeginning = (beginning: string) => estimateMentions(blockFor(beginning, postings), markOfBeginning(beginning))
  if (things.length === 0 || without.some((term) => ofTerm(term) > 0)) return []
  const each = things.map(({ terms, beginnings }) =>
    [...terms.map(ofTerm), ...beginnings.filter(tellsBlock).map(ofBeginning)].reduce((sum, one) => sum + one, 0),
  )
  return each.includes(0) ? [] : [each.reduce((sum, one) => sum + one, 0)]
}

function storedFrom(document: IndexedDocument): StoredDocument {
  return {
    statistics: statisticsOf(document),
    passages: document.passages.map(copyOf),
    withLayout: document.passages.map(({ ordinal, text, page, layout }) =>
      structuredClone({ ordinal, text, page, layout }),
    ),
    postings: [...document.postings],
    vectors: [],
  }
}

function statisticsOf(document: IndexedDocument): DocumentStatistics {
  const { documentId, fileName, scopes, language, datedAt, lengths } = document
  return { documentId, fileName, scopes: structuredClone(scopes), language, datedAt, lengths: [...lengths] }
}

function copyOf({ documentId, ordinal, text, page, headings, question }: Passage): Passage {
  return { documentId, ordinal, text, page, headings: [...headings], question }
}
