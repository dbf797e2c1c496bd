import type { AccountId, DocumentId } from '../../../core/shared/ids.ts'
import type { EncodedPassages } from '../../../core/documents/ports/passage-vectors.ts'
import type { DocumentText } from '../../../core/transfer/records.ts'
import type { InMemoryPassageIndex } from './in-memory-passage-index.ts'
import type { IndexedDocument, PassageIndex, UpdatedTermWeights } from '../../../core/documents/ports/passage-index.ts'

/** Delays changes until the open unit of work is committed. */
export class StagedPassageIndex implements PassageIndex {
  private changes: (() => Promise<void>)[] = []
  private readonly staged = new Map<string, DocumentText | null>()
  private readonly emptied = new Set<AccountId>()

  constructor(private readonly committed: InMemoryPassageIndex) {}

  /** The text of a document in the open unit of work; null when it is not indexed. */
  textOf(accountId: AccountId, documentId: DocumentId): DocumentText | null {
    const staged = this.staged.get(`${accountId} ${documentId}`)
    if (staged !== undefined) return staged
    return this.emptied.has(accountId) ? null : this.committed.textOf(accountId, documentId)
  }

  async put(document: IndexedDocument): Promise<void> {
    const copy = structuredClone(document)
    this.staged.set(`${document.accountId} ${document.documentId}`, textOnly(copy))
    this.changes.push(() => this.committed.put(copy))
  }

  async updateTermWeights(weights: UpdatedTermWeights): Promise<void> {
    const copy = structuredClone(weights)
    this.changes.push(() => this.committed.updateTermWeights(copy))
  }

  async putVectors(passages: EncodedPassages): Promise<void> {
    const copy = structuredClone(passages)
    this.changes.push(() => this.committed.putVectors(copy))
  }

  async rename(accountId: AccountId, documentId: DocumentId, fileName: string): Promise<void> {
    const text = this.textOf(accountId, documentId)
    if (text !== null) this.staged.set(`${accountId} ${documentId}`, { ...text, fileName })
    this.changes.push(() => this.committed.rename(accountId, documentId, fileName))
  }

  async changeScopes(accountId: AccountId, documentId: DocumentId, scopes: IndexedDocument['scopes']): Promise<void> {
    const copy = structuredClone(scopes)
    this.changes.push(() => this.committed.changeScopes(accountId, documentId, copy))
  }

  async remove(accountId: AccountId, documentId: DocumentId): Promise<void> {
    this.staged.set(`${accountId} ${documentId}`, null)
    this.changes.push(() => this.committed.remove(accountId, documentId))
  }

  async removeAccount(accountId: AccountId): Promise<void> {
    this.emptied.add(accountId)
    for (const key of this.staged.keys()) if (key.startsWith(`${accountId} `)) this.staged.delete(key)
    this.changes.push(() => this.committed.removeAccount(accountId))
  }

  async commit(): Promise<void> {
    const changes = this.changes
    this.rollback()
    await Promise.all(changes.map((change) => change()))
  }

  rollback(): void {
    this.changes = []
    this.staged.clear()
    this.emptied.clear()
  }
}

function textOnly({ scopes: _scopes, lengths: _lengths, postings: _postings, ...text }: IndexedDocument): DocumentText {
  return text
}
