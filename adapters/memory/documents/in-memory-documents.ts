import type { AccountId, DocumentId } from '../../../core/shared/ids.ts'
import { storedAlready, type Document } from '../../../core/documents/document.ts'
import type { Documents } from '../../../core/documents/ports.ts'
import { saveOwned } from '../save-versioned.ts'
import type { InMemoryTables } from '../in-memory-tables.ts'
import { removeRememberedWith } from '../answer-library/in-memory-remembered-answers.ts'
import { sameScope } from '../../../core/documents/scope-key.ts'

type Tables = Pick<InMemoryTables, 'documents' | 'documentFacts' | 'rememberedAnswers' | 'answerTerms'>

export class InMemoryDocuments implements Documents {
  constructor(private readonly tables: Tables) {}

  async find(accountId: AccountId, id: DocumentId): Promise<Document | null> {
    const document = this.tables.documents.get(id)
    return document?.accountId === accountId ? structuredClone(document) : null
  }

  async withContent(accountId: AccountId, contentHash: string): Promise<Document[]> {
    return structuredClone(this.holders(accountId, contentHash))
  }

  async save(document: Document): Promise<Document> {
    const [first] = document.scopes
    const others = this.holders(document.accountId, document.contentHash).filter(({ id }) => id !== document.id)
    if (others.some(({ scopes }) => sameScope(scopes[0]!, first!))) throw storedAlready()
    return saveOwned(this.tables.documents, document)
  }

  async remove(accountId: AccountId, id: DocumentId): Promise<void> {
    if (this.tables.documents.get(id)?.accountId !== accountId) return
    this.tables.documents.delete(id)
    this.tables.documentFacts.delete(id)
    removeRememberedWith(id, this.tables)
  }

  private holders(accountId: AccountId, contentHash: string): Document[] {
    return this.tables.documents
      .all()
      .filter((document) => document.accountId === accountId && document.contentHash === contentHash)
      .sort((a, b) => (a.id < b.id ? -1 : 1))
  }
}
