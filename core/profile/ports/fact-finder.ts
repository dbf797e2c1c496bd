import type { Passage } from '../../documents/passage.ts'
import type { FoundFact } from '../profile-fact.ts'

export interface DocumentToSearch {
  readonly fileName: string
  /** ISO 639-1; null when unknown. */
  readonly language: string | null
  /** ISO time that stands for the document's year. */
  readonly datedAt: string
  /** In the order of the document. */
  readonly passages: readonly Passage[]
}

/** Finds what a document says of the organisation that it belongs to: nothing rather than something wrong. */
export interface FactFinder {
  /** Counts up with every change in what it finds, so that older documents are read again. */
  readonly release: number
  find(document: DocumentToSearch): Promise<FoundFact[]>
}
