import type { AccountId, DocumentId } from '../../shared/ids.ts'
import type { DocumentFacts } from '../profile-fact.ts'

export interface NamedDocumentFacts extends DocumentFacts {
  /** The document's name as it is now. */
  readonly fileName: string
}

/** What the documents of an account say of its facts. It goes with the document. */
export interface DocumentFactsStore {
  /** Of all documents, newest first. */
  ofAccount(accountId: AccountId): Promise<NamedDocumentFacts[]>
  /** Differs whenever what `ofAccount` answers differs, without reading what was found. */
  version(accountId: AccountId): Promise<string>
  /** In place of what was known of the document. Does nothing when the document is gone. */
  put(facts: DocumentFacts): Promise<void>
  /** The document is to be looked through again: its text is another one. Does nothing when absent. */
  forget(accountId: AccountId, documentId: DocumentId): Promise<void>
  /** All documents of the account are to be looked through again; until then what they say stays. */
  lookAgain(accountId: AccountId): Promise<void>
  /** Documents whose text is there and which no finder of this release or a newer one has read, oldest first. */
  unread(accountId: AccountId, finder: number): Promise<DocumentId[]>
}
