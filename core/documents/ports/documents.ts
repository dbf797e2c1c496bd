import type { AccountId, DocumentId } from '../../shared/ids.ts'
import type { Document } from '../document.ts'

export interface Documents {
  /** Null if absent or another account's. */
  find(accountId: AccountId, id: DocumentId): Promise<Document | null>
  /** The documents of the account with these bytes, oldest first: one, or several that older releases kept. */
  withContent(accountId: AccountId, contentHash: string): Promise<Document[]>
  /** As `Projects.save`; also throws `conflict` when a document with the same bytes and first scope exists. */
  save(document: Document): Promise<Document>
  /** Removes the record only; the use case removes passages and bytes. Does nothing if absent. */
  remove(accountId: AccountId, id: DocumentId): Promise<void>
}
