import type { AccountId, DocumentId } from '../../shared/ids.ts'
import type { Document, DocumentScope } from '../document.ts'

export type DocumentView = Pick<
  Document,
  | 'id'
  | 'originalName'
  | 'description'
  | 'status'
  | 'scopes'
  | 'processingError'
  | 'lastModified'
  | 'uploadedAt'
  | 'sizeBytes'
  | 'pageCount'
  | 'mediaType'
  | 'kind'
  | 'year'
  | 'replacedAt'
>

export type DocumentName = Pick<Document, 'id' | 'originalName'>

export interface DocumentReader {
  /** Null if absent or another account's. */
  find(accountId: AccountId, id: DocumentId): Promise<DocumentView | null>
  /** Null if absent. */
  ownerOf(id: DocumentId): Promise<AccountId | null>
  /** Documents of the account with one of these scopes, or all of them; newest first. */
  ofScopes(accountId: AccountId, scopes: readonly DocumentScope[] | 'all'): Promise<DocumentView[]>
  /** Names of all documents of the account, shared and of projects, newest first. */
  names(accountId: AccountId): Promise<DocumentName[]>
  /** Whether a document of the account in one of these scopes has the status `processing`. */
  isBeingRead(accountId: AccountId, scopes: readonly DocumentScope[]): Promise<boolean>
}
