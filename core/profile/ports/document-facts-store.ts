import type { AccountId, DocumentId } from '../../shared/ids.ts'
import type { DocumentFacts } from '../profile-fact.ts'

export interface NamedDocumentFacts extends DocumentFacts {
  /** The document's current name. */
  readonly fileName: string
}

/** Facts found in an account's documents. Removed with the document. */
export interface DocumentFactsStore {
  /** Facts of all documents, newest first. */
  ofAccount(accountId: AccountId): Promise<NamedDocumentFacts[]>
  /** Changes whenever the result of `ofAccount` changes; computed without reading the facts. */
  version(accountId: AccountId): Promise<string>
  /** Replaces the document's facts. Does nothing if the document is gone. */
  put(facts: DocumentFacts): Promise<void>
  /** Marks the document as unread because its text has changed. Does nothing if absent. */
  forget(accountId: AccountId, documentId: DocumentId): Promise<void>
  /** Marks all documents of the account as unread; keeps their facts until they are read again. */
  lookAgain(accountId: AccountId): Promise<void>
  /** Documents with text that no finder of this release or a newer one has read, oldest first. */
  unread(accountId: AccountId, finder: number): Promise<DocumentId[]>
}
