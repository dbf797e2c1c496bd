import type { AccountId, DocumentId } from '../../shared/ids.ts'
import type { Document, DocumentScope } from '../document.ts'

export interface Documents {
  /** Null if absent or another account's. */
  find(accountId: AccountId, id: DocumentId): Promise<Document | null>
  /** The document with these bytes in this account and scope, or null. */
  withContent(accountId: AccountId, scope: DocumentScope, contentHash: string): Promise<Document | null>
  /** Like `Projects.save`; also throws `conflict` if the same bytes are already in the scope. */
  save(document: Document): Promise<Document>
  /** Removes the record only; the use case removes passages and bytes. Does nothing if absent. */
  remove(accountId: AccountId, id: DocumentId): Promise<void>
}
