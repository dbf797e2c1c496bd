import type { AccountId } from '../../../core/accounts/account.ts'
import type { DocumentId, DocumentScope } from '../../../core/documents/document.ts'
import type { DocumentText } from '../../../core/transfer/records.ts'
import type { LaidOutPassage, Passage } from '../../../core/documents/passage.ts'
import {
  blockOfTerm,
  entriesBeginning,
  entriesIn,
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
  TermPlace,
  UpdatedTermWeights,
} from '../../../core/documents/ports/passage-index.ts'

interface StoredDocument {
  readonly statistics: DocumentStatistics
  readonly passages: readonly Passage[]
  readonly withLayout: readonly LaidOutPassage[]
  readonly postings: PostingBlocks
}

/** Passages and posting lists in maps, by account first. */
export class InMemoryPassageIndex implements PassageIndex, PassageReader {
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

  async rename(accountId: AccountId, documentId: DocumentId, fileName: string): Promise<void> {
    const stored = this.accounts.get(accountId)?.get(documentId)
    if (!stored) return
    const statistics = { ...stored.statistics, fileName }
    this.accounts.get(accountId)?.set(documentId, { ...stored, statistics })
  }

  async remove(accountId: AccountId, documentId: DocumentId): Promise<void> {
    this.accounts.get(accountId)?.delete(documentId)
  }

  async removeAccount(accountId: AccountId): Promise<void> {
    this.accounts.delete(accountId)
  }

  async statistics(accountId: AccountId, scopes: readonly DocumentScope[]): Promise<DocumentStatistics[]> {
    return this.documentsOf(accountId)
      .map((stored) => stored.statistics)
      .filter((statistics) => scopes.some((scope) => sameScope(scope, statistics.scope)))
      .sort((a, b) => (a.documentId < b.documentId ? -1 : 1))
      .map((statistics) => structuredClone(statistics))
  }

  async allStatistics(accountId: AccountId): Promise<DocumentStatistics[]> {
    return this.documentsOf(accountId)
      .map(({ statistics }) => structuredClone(statistics))
      .sort((a, b) => (a.documentId < b.documentId ? -1 : 1))
  }

  async postingsBeginning(accountId: AccountId, beginning: string): Promise<Posting[]> {
    return this.documentsOf(accountId).flatMap(({ statistics: { documentId }, postings }) =>
      postings.flatMap((block) => entriesBeginning(block, beginning).map((found) => ({ ...found, documentId }))),
    )
  }

  async termsBeginning(accountId: AccountId, beginning: string, documents: number): Promise<TermPlace[]> {
    const all = this.documentsOf(accountId)
    const last = all.slice(Math.max(0, all.length - documents))
    return last.flatMap(({ statistics: { documentId }, postings }) =>
      postings.flatMap((block) => termsBeginning(block, beginning).map((found) => ({ ...found, documentId }))),
    )
  }

  async postings(accountId: AccountId, terms: readonly string[]): Promise<Posting[]> {
    return this.documentsOf(accountId).flatMap(({ statistics: { documentId }, postings }) =>
      [...new Set(terms)].flatMap((term) => {
        const entries = entriesIn(postings[blockOfTerm(term, postings.length)] ?? '', term)
        return entries === null ? [] : [{ term, documentId, entries }]
      }),
    )
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

  /** What was read of a document; null when it is not indexed. */
  textOf(accountId: AccountId, documentId: DocumentId): DocumentText | null {
    const stored = this.accounts.get(accountId)?.get(documentId)
    if (!stored) return null
    const { lengths: _lengths, ...text } = stored.statistics
    const passages = stored.passages.map((passage, at) => ({
      ...passage,
      layout: stored.withLayout[at]?.layout ?? null,
    }))
    return structuredClone({ accountId, ...text, passages })
  }

  private documentsOf(accountId: AccountId): StoredDocument[] {
    return [...(this.accounts.get(accountId)?.values() ?? [])]
  }
}

function storedFrom(document: IndexedDocument): StoredDocument {
  return {
    statistics: statisticsOf(document),
    passages: document.passages.map(copyOf),
    withLayout: document.passages.map(({ ordinal, text, page, layout }) =>
      structuredClone({ ordinal, text, page, layout }),
    ),
    postings: [...document.postings],
  }
}

function statisticsOf(document: IndexedDocument): DocumentStatistics {
  const { documentId, fileName, scope, language, datedAt, lengths } = document
  return { documentId, fileName, scope: { ...scope }, language, datedAt, lengths: [...lengths] }
}

function copyOf({ documentId, ordinal, text, page, headings, question }: Passage): Passage {
  return { documentId, ordinal, text, page, headings: [...headings], question }
}

function sameScope(a: DocumentScope, b: DocumentScope): boolean {
  if (a.kind === 'shared' || b.kind === 'shared') return a.kind === b.kind
  return a.projectId === b.projectId && a.section === b.section
}
