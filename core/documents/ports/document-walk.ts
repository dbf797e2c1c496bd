import type { AccountId, DocumentId } from '../../shared/ids.ts'
import type { Document } from '../document.ts'

export type WalkedDocument = Pick<Document, 'id' | 'fileKey' | 'status'> & { readonly accountId: AccountId }

/** Pages through the documents of all accounts. */
export interface DocumentWalk {
  /** At most `limit` documents after `after` by identifier, or from the first if it is null. */
  next(after: DocumentId | null, limit: number): Promise<WalkedDocument[]>
  count(): Promise<number>
}
