import type { ProfileFactId, AccountId, DocumentId } from '../shared/ids.ts'
import type { TextAuthor } from '../shared/text-state.ts'
import type { FactDefinition } from './profile-facts.ts'

/** What people said of one fact: at most one for each account and key. */
export interface StoredFact {
  readonly id: ProfileFactId
  readonly accountId: AccountId
  readonly key: string
  /** Of a fact of the account's own; null where the catalogue names it. */
  readonly label: string | null
  /** As people read it; sealed by the `SecretBox` for a secret fact. Null where nobody has confirmed one. */
  readonly value: string | null
  readonly confirmedBy: TextAuthor | null
  readonly confirmedAt: string | null
  /** ISO time after which it is out of date; null where it holds until somebody says otherwise. */
  readonly validUntil: string | null
  /** Values of documents, as they are compared, that a person saw and decided against. */
  readonly rejected: readonly string[]
  readonly version: number
}

/** What a document says of one fact. */
export interface FoundFact {
  readonly key: string
  readonly value: string
  /** The organisation that the document names as the one it is true of; null where it can only be the author. */
  readonly owner: string | null
  readonly page: number | null
  /** The passage of the document that it was found in, from 0. */
  readonly ordinal: number
  /** The words around it. */
  readonly passage: string
  /** Stands in the text of a short page and not beside a label, in a letterhead or in a sentence that states it. */
  readonly isMention?: boolean
}

/** All that one document says of its author's facts. */
export interface DocumentFacts {
  readonly accountId: AccountId
  readonly documentId: DocumentId
  /** Which release of the finder read it: what an older one read is read again. */
  readonly finder: number
  /** ISO time that tells newer documents from older ones. */
  readonly datedAt: string
  readonly found: readonly FoundFact[]
}

export type FactState = 'confirmed' | 'proposed' | 'conflicting' | 'missing' | 'outdated'

export interface FactSource extends Pick<FoundFact, 'page' | 'ordinal' | 'passage'> {
  readonly documentId: DocumentId
  readonly fileName: string
}

/** A value that documents give, with all places that do. */
export interface FactCandidate {
  readonly value: string
  /** Newest document first. */
  readonly sources: readonly FactSource[]
}

/** One fact of the profile, as everybody who asks for it sees it. */
export interface ProfileFact extends Pick<StoredFact, 'key' | 'label' | 'confirmedBy' | 'confirmedAt' | 'validUntil'> {
  readonly definition: FactDefinition
  /** Of a yearly fact. */
  readonly year: number | null
  readonly state: FactState
  /**
   * Confirmed, outdated, or conflicting with a newer document: what was confirmed, masked where it is secret. Proposed:
   * what the documents say. Null where it is missing, or where documents differ and nobody has chosen.
   */
  readonly value: string | null
  /** What documents say, the likeliest first, without values that were decided against. */
  readonly candidates: readonly FactCandidate[]
  /** Counts up with every change by a person; 0 where there was none. */
  readonly version: number
}

export interface Profile {
  readonly facts: readonly ProfileFact[]
  /** Documents that were not looked through yet. */
  readonly unread: number
}
