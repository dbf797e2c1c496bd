import type { AccountId } from '../../accounts/account.ts'
import type { Document } from '../document.ts'

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
>

export interface DocumentReader {
  /** The shared library of the account, newest first. */
  shared(accountId: AccountId): Promise<DocumentView[]>
  /** Whether no project of the account has a document of its own. */
  projectsLibraryIsEmpty(accountId: AccountId): Promise<boolean>
}
