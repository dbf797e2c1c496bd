import type { AccountId } from '../../shared/ids.ts'
import type { Passage } from '../../documents/passage.ts'
import type { FoundFact } from '../profile-fact.ts'

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
