import type { AccountId, DocumentId } from '../../../core/shared/ids.ts'
import type { Document } from '../../../core/documents/document.ts'
import type { DocumentFactsStore, NamedDocumentFacts } from '../../../core/profile/ports.ts'
import type { DocumentFacts } from '../../../core/profile/profile-fact.ts'
import type { InMemoryTables } from '../in-memory-tables.ts'
import { ascending, descending, sortRows } from '../sort-rows.ts'

let revisions = 0
/** Revision of every stored row; a change replaces the row. */
const revisionOf = new WeakMap<DocumentFacts, number>()

export class InMemoryDocumentFacts implements DocumentFactsStore {
  constructor(private readonly tables: Pick<InMemoryTables, 'documents' | 'documentFacts'>) {}

  async ofAccount(accountId: AccountId): Promise<NamedDocumentFacts[]> {
    const named = this.documents(accountId).flatMap(({ id, originalName: fileName }) => {
      const facts = this.tables.documentFacts.get(id)
      return facts ? [{ ...facts, fileName }] : []
    })
    return structuredClone(
      sortRows(
        named,
        descending(ascending(({ datedAt }) => datedAt)),
        ascending(({ documentId }) => documentId),
      ),
    )
  }

  async version(accountId: AccountId): Promise<string> {
    return JSON.stringify(
      this.documents(accountId).map(({ id, originalName }) => [id, originalName, this.revision(id)]),
    )
  }

  async put(facts: DocumentFacts): Promise<void> {
    const document = this.tables.documents.get(facts.documentId)
    if (document?.accountId === facts.accountId) this.tables.documentFacts.set(facts.documentId, structuredClone(facts))
  }

  async forget(accountId: AccountId, documentId: DocumentId): Promise<void> {
    if (this.tables.documentFacts.get(documentId)?.accountId === accountId) this.tables.documentFacts.delete(documentId)
  }

  async lookAgain(accountId: AccountId): Promise<void> {
    for (const facts of this.tables.documentFacts.all())
      if (facts.accountId === accountId) this.tables.documentFacts.set(facts.documentId, { ...facts, finder: 0 })
  }

  async unread(accountId: AccountId, finder: number): Promise<DocumentId[]> {
    const unread = this.documents(accountId).filter(({ id, status }) => {
      const known = this.tables.documentFacts.get(id)
      return status === 'active' && (known?.finder ?? 0) < finder
    })
    return sortRows(
      unread,
      ascending(({ uploadedAt }) => uploadedAt),
      ascending(({ id }) => id),
    ).map(({ id }) => id)
  }

  private revision(id: DocumentId): number | null {
    const facts = this.tables.documentFacts.get(id)
    if (facts === undefined) return null
    const revision = revisionOf.get(facts) ?? ++revisions
    revisionOf.set(facts, revision)
    return revision
  }

  private documents(accountId: AccountId): Document[] {
    return this.tables.documents.all().filter((document) => document.accountId === accountId)
  }
}
