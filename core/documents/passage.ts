import type { DocumentId } from './document.ts'

/** A piece of a document's text, short enough to be cited (at most about 200 words). */
export interface Passage {
  readonly documentId: DocumentId
  /** Position in the document, from 0. */
  readonly ordinal: number
  readonly text: string
  /** Page of the document on which the passage begins, from 1; null where the format has no pages. */
  readonly page: number | null
  /** The headings above it, outermost first. */
  readonly headings: readonly string[]
  /** The question that this passage answers, where the document is a past application. */
  readonly question: string | null
}

/** A passage that fits a query; `score` compares within one search only. */
export interface PassageHit {
  readonly passage: Passage
  readonly fileName: string
  readonly score: number
}
