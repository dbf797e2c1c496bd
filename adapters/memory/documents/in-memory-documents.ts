import type { AccountId } from '../../../core/accounts/account.ts'
import type { Document, DocumentId, DocumentScope } from '../../../core/documents/document.ts'
import type { Documents } from '../../../core/documents/ports/documents.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { saveOwned } from '../save-versioned.ts'
import type { InMemoryTables } from '../in-memory-tables.ts'
import type { StagedTable } from '../staged-table.ts'
import { scopeKey } from '../../../core/documents/scope-key.ts'

export class InMemoryDocuments implements Documents {
  private readonly documents: StagedTable<Document>

  constructor(private readonly tables: Pick<InMemoryTables, 'documents' | 'documentFacts'>) {
    this.documents = tables.documents
  }

  async find(accountId: AccountId, id: DocumentId): Promise<Document | null> {
    const document = this.documents.get(id)
    return document?.accountId === accountId ? structuredClone(document) : null
  }

  async withContent(accountId: AccountId, scope: DocumentScope, contentHash: string): Promise<Document | null> {
    return structuredClone(this.holderOf(accountId, scope, contentHash) ?? null)
  }

  async save(document: Document): Promise<Document> {
    const holder = this.holderOf(document.accountId, document.scope, document.contentHash)
    if (holder && holder.id !== document.id) throw new AppError('conflict', 'documents.stored-already')
    return saveOwned(this.documents, document)
  }

  async remove(accountId: AccountId, id: DocumentId): Promise<void> {
    if (this.documents.get(id)?.accountId !== accountId) return
    this.documents.delete(id)
    this.tables.documentFacts.delete(id)
  }

  private holderOf(accountId: AccountId, scope: DocumentScope, contentHash: string): Document | undefined {
    return this.documents
      .all()
      .find(
        (document) =>
          document.accountId === accountId &&
          document.contentHash === contentHash &&
          scopeKey(document.scope) === scopeKey(scope),
      )
  }
}
