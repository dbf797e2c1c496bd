import type { AccountId } from '../../shared/ids.ts'
import type { Passage } from '../../documents/passage.ts'
import type { FoundFact } from '../profile-fact.ts'

export interface DocumentToSearch {
  readonly accountId: AccountId
  /** What the organisation is known to be called, from other documents or from a person. */
  readonly names: readonly string[]
  readonly fileName: string
  /** ISO 639-1; null when unknown. */
  readonly language: string | null
  /** ISO time that stands for the document's year. */
  readonly datedAt: string
  /** In the order of the document, of a very long one the beginning and the end. */
  readonly passages: readonly Passage[]
}

/** Finds what a document says of the organisation that it belongs to: nothing rather than something wrong. */
export interface FactFinder {
  /** Counts up with every change in what it finds, so that older documents are read again. */
  readonly release: number
  find(document: DocumentToSearch): Promise<FoundFact[]>
}
