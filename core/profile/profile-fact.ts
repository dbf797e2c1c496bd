import type { ProfileFactId, AccountId, DocumentId } from '../shared/ids.ts'
import type { TextAuthor } from '../shared/text-state.ts'
import type { FactDefinition } from './profile-facts.ts'

/** People's statements about one fact: at most one for each account and key. */
export interface StoredFact {
  readonly id: ProfileFactId
  readonly accountId: AccountId
  readonly key: string
  /** Label of an account's own fact; null for one in the catalogue. */
  readonly label: string | null
  /** The typed value; for a secret fact, encrypted by the `SecretBox`. Null if unconfirmed. */
  readonly value: string | null
  readonly confirmedBy: TextAuthor | null
  readonly confirmedAt: string | null
  /** ISO time of expiry; null for none. */
  readonly validUntil: string | null
  /** Normalised values of documents that a person rejected. */
  readonly rejected: readonly string[]
  readonly version: number
}

/** A fact found in a document. */
export interface FoundFact {
  readonly key: string
  readonly value: string
  /** The organisation that the document names as its owner; null if it must be the author. */
  readonly owner: string | null
  /** The person whose role, address or number it is; absent if it is the organisation's. */
  readonly person?: string
  readonly page: number | null
  /** Ordinal of its passage in the document, from 0. */
  readonly ordinal: number
  /** The words around it. */
  readonly passage: string
  /** Whether it is only mentioned in the text of a short page, not in a label, letterhead or statement. */
  readonly isMention?: boolean
}

/** Facts of one document about its author. */
export interface DocumentFacts {
  readonly accountId: AccountId
  readonly documentId: DocumentId
  /** Release of the finder that read it: documents read by an older one are read again. */
  readonly finder: number
  /** ISO time for comparing the age of documents. */
  readonly datedAt: string
  readonly found: readonly FoundFact[]
}

export type FactState = 'confirmed' | 'proposed' | 'conflicting' | 'missing' | 'outdated'

export interface FactSource extends Pick<FoundFact, 'page' | 'ordinal' | 'passage'> {
  readonly documentId: DocumentId
  readonly fileName: string
}

/** A value in documents with all its sources. */
export interface FactCandidate {
  readonly value: string
  /** Newest document first. */
  readonly sources: readonly FactSource[]
}

/** One fact of the profile, as every reader sees it. */
export interface ProfileFact extends Pick<StoredFact, 'key' | 'label' | 'confirmedBy' | 'confirmedAt' | 'validUntil'> {
  readonly definition: FactDefinition
  /** Set for a yearly fact. */
  readonly year: number | null
  readonly state: FactState
  /**
   * If confirmed, outdated, or conflicting with a newer document: the confirmed value, masked if it is secret. If
   * proposed: the value in documents. Null if missing, or if documents differ and nobody has chosen.
   */
  readonly value: string | null
  /** Values in documents, likeliest first, without rejected ones. */
  readonly candidates: readonly FactCandidate[]
  /** Increases with every change by a person; 0 before the first. */
  readonly version: number
}

export interface Profile {
  /** Includes yearly facts of years that only applications ask for. */
  readonly facts: readonly ProfileFact[]
  /** Keys of the facts that open applications lack, those of the newest application first. */
  readonly asked: readonly string[]
  /** Number of documents not yet searched. */
  readonly unread: number
}
