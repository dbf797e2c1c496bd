import type { AccountId, DocumentId } from '../../../core/shared/ids.ts'
import type { Document, DocumentScope } from '../../../core/documents/document.ts'
import type { DocumentName, DocumentReader, DocumentView } from '../../../core/documents/ports.ts'
import type { RowView } from '../staged-table.ts'
import { documentViews } from './document-view.ts'
import { hasAnyScope } from '../../../core/documents/scope-key.ts'

export class InMemoryDocumentReader implements DocumentReader {
  constructor(private readonly documents: RowView<Document>) {}

  async find(accountId: AccountId, id: DocumentId): Promise<DocumentView | null> {
    const [view] = documentViews(this.ofAccount(accountId).filter((document) => document.id === id))
    return view ?? null
  }

  async ownerOf(id: DocumentId): Promise<AccountId | null> {
    return this.documents.get(id)?.accountId ?? null
  }

  async ofScopes(accountId: AccountId, scopes: readonly DocumentScope[] | 'all'): Promise<DocumentView[]> {
    const all = this.ofAccount(accountId)
    return documentViews(scopes === 'all' ? all : all.filter((document) => hasAnyScope(document, scopes)))
  }

  async names(accountId: AccountId): Promise<DocumentName[]> {
    return documentViews(this.ofAccount(accountId)).map(({ id, originalName }) => ({ id, originalName }))
  }

  async isBeingRead(accountId: AccountId, scopes: readonly DocumentScope[]): Promise<boolean> {
    return this.ofAccount(accountId).some(
      (document) => document.status === 'processing' && hasAnyScope(document, scopes),
    )
  }

  private ofAccount(accountId: AccountId): Document[] {
    return this.documents.all().filter((document) => document.accountId === accountId)
  }
}
