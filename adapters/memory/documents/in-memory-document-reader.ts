import type { AccountId, DocumentId } from '../../../core/shared/ids.ts'
import type { Document, DocumentScope } from '../../../core/documents/document.ts'
import type { DocumentName, DocumentReader, DocumentView } from '../../../core/documents/ports/document-reader.ts'
import type { RowView } from '../staged-table.ts'
import { documentViews } from './document-view.ts'
import { scopeKey } from '../../../core/documents/scope-key.ts'

export class InMemoryDocumentReader implements DocumentReader {
  constructor(private readonly documents: RowView<Document>) {}

  async find(accountId: AccountId, id: DocumentId): Promise<DocumentView | null> {
    const [view] = documentViews(this.ofAccount(accountId).filter((document) => document.id === id))
    return view ?? null
  }

  async ownerOf(id: DocumentId): Promise<AccountId | null> {
    return this.documents.get(id)?.accountId ?? null
  }

  async shared(accountId: AccountId): Promise<DocumentView[]> {
    return documentViews(this.ofAccount(accountId).filter(({ scope }) => scope.kind === 'shared'))
  }

  async names(accountId: AccountId): Promise<DocumentName[]> {
    return documentViews(this.ofAccount(accountId)).map(({ id, originalName }) => ({ id, originalName }))
  }

  async projectsLibraryIsEmpty(accountId: AccountId): Promise<boolean> {
    return this.ofAccount(accountId).every(({ scope }) => scope.kind === 'shared')
  }

  async isBeingRead(accountId: AccountId, scopes: readonly DocumentScope[]): Promise<boolean> {
    const wanted = new Set(scopes.map(scopeKey))
    return this.ofAccount(accountId).some(({ scope, status }) => status === 'processing' && wanted.has(scopeKey(scope)))
  }

  private ofAccount(accountId: AccountId): Document[] {
    return this.documents.all().filter((document) => document.accountId === accountId)
  }
}
