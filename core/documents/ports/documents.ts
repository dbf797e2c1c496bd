import type { AccountId, DocumentId } from '../../shared/ids.ts'
import type { Document, DocumentScope } from '../document.ts'

export interface Documents {
  /** Null when absent or another account's. */
  find(accountId: AccountId, id: DocumentId): Promise<Document | null>
  /** The document of this account and scope with these bytes, if any. */
  withContent(accountId: AccountId, scope: DocumentScope, contentHash: string): Promise<Document | null>
  /** As `Projects.save`; throws `conflict` also when the same bytes are in the same scope already. */
  save(document: Document): Promise<Document>
  /** Removes the record alone; passages and bytes are removed by the use case. Does nothing when absent. */
  remove(accountId: AccountId, id: DocumentId): Promise<void>
}
