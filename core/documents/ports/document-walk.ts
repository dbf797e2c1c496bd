import type { AccountId, DocumentId } from '../../shared/ids.ts'
import type { Document } from '../document.ts'

export type WalkedDocument = Pick<Document, 'id' | 'fileKey' | 'status'> & { readonly accountId: AccountId }

/** Goes through the documents of all accounts, a few at a time. */
export interface DocumentWalk {
  /** Those that follow after `after` by identifier, from the first where it is null; at most `limit`. */
  next(after: DocumentId | null, limit: number): Promise<WalkedDocument[]>
  count(): Promise<number>
}
