import type { AccountId, DocumentId } from '../shared/ids.ts'
import type { DocumentFacts, FoundFact, ProfileFact, StoredFact } from './profile-fact.ts'
import type { Passage } from '../documents/passage.ts'

export interface AskedFacts {
  /**
   * Facts without which open applications have unanswered questions, those of the newest application first; confirmed
   * facts are left out. `facts`: the account's profile.
   */
  ofAccount(accountId: AccountId, facts: readonly ProfileFact[]): Promise<ProfileFact[]>
}

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

export interface DocumentToSearch {
  readonly accountId: AccountId
  /** Known names of the organisation, from other documents or a person. */
  readonly names: readonly string[]
  readonly fileName: string
  /** ISO 639-1; null if unknown. */
  readonly language: string | null
  /** ISO time of the document's year. */
  readonly datedAt: string
  /** In the order of the document; only the beginning and the end of a very long one. */
  readonly passages: readonly Passage[]
}

/** Finds facts in a document about the organisation that it belongs to; leaves out uncertain ones. */
export interface FactFinder {
  /** Increases with every change in what it finds, so that documents are read again. */
  readonly release: number
  find(document: DocumentToSearch): Promise<FoundFact[]>
}

/** People's statements about the facts of their organisation. */
export interface ProfileFacts {
  /** Null if absent. */
  find(accountId: AccountId, key: string): Promise<StoredFact | null>
  /** By key. */
  ofAccount(accountId: AccountId): Promise<StoredFact[]>
  /** Like `Projects.save`; also throws `conflict` if the account has another fact with the key. */
  save(fact: StoredFact): Promise<StoredFact>
  /** Does nothing if absent. */
  remove(accountId: AccountId, key: string): Promise<void>
}
