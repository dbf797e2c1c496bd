import type { AccountId, DocumentId } from '../../shared/ids.ts'
import type { Document, DocumentScope } from '../document.ts'

export type DocumentView = Pick<
  Document,
  | 'id'
  | 'originalName'
  | 'description'
  | 'status'
  | 'scope'
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
  /** Documents of the account's shared library, newest first. */
  shared(accountId: AccountId): Promise<DocumentView[]>
  /** Names of all documents of the account, shared and of projects, newest first. */
  names(accountId: AccountId): Promise<DocumentName[]>
  /** Whether no project of the account has documents. */
  projectsLibraryIsEmpty(accountId: AccountId): Promise<boolean>
  /** Whether a document of the account in one of these scopes has the status `processing`. */
  isBeingRead(accountId: AccountId, scopes: readonly DocumentScope[]): Promise<boolean>
}
