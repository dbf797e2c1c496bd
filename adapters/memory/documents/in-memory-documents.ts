import type { AccountId, DocumentId } from '../../../core/shared/ids.ts'
import type { Document, DocumentScope } from '../../../core/documents/document.ts'
import type { Documents } from '../../../core/documents/ports/documents.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { saveOwned } from '../save-versioned.ts'
import type { InMemoryTables } from '../in-memory-tables.ts'
import { removeRememberedWith } from '../answer-library/in-memory-remembered-answers.ts'
import { scopeKey } from '../../../core/documents/scope-key.ts'

type Tables = Pick<InMemoryTables, 'documents' | 'documentFacts' | 'rememberedAnswers' | 'answerTerms'>

export class InMemoryDocuments implements Documents {
  constructor(private readonly tables: Tables) {}

  async find(accountId: AccountId, id: DocumentId): Promise<Document | null> {
    const document = this.tables.documents.get(id)
    return document?.accountId === accountId ? structuredClone(document) : null
  }

  async withContent(accountId: AccountId, scope: DocumentScope, contentHash: string): Promise<Document | null> {
    return structuredClone(this.holderOf(accountId, scope, contentHash) ?? null)
  }

  async save(document: Document): Promise<Document> {
    const holder = this.holderOf(document.accountId, document.scope, document.contentHash)
    if (holder && holder.id !== document.id) throw new AppError('conflict', 'documents.stored-already')
    return saveOwned(this.tables.documents, document)
  }

  async remove(accountId: AccountId, id: DocumentId): Promise<void> {
    if (this.tables.documents.get(id)?.accountId !== accountId) return
    this.tables.documents.delete(id)
    this.tables.documentFacts.delete(id)
    removeRememberedWith(id, this.tables)
  }

  private holderOf(accountId: AccountId, scope: DocumentScope, contentHash: string): Document | undefined {
    return this.tables.documents
      .all()
      .find(
        (document) =>
          document.accountId === accountId &&
          document.contentHash === contentHash &&
          scopeKey(document.scope) === scopeKey(scope),
      )
  }
}
