import type { Id } from './id.ts'

/** A passage that a text uses, or one near the information that it lacks. */
export interface SourcePassage {
  /** Null if the source is the user's own text. */
  readonly documentId: Id<'document'> | null
  readonly fileName: string
  readonly page: number | null
  readonly heading: string | null
  /** Position of the passage in its document; null if the source is no document. */
  readonly ordinal: number | null
  /** The passage's text, at most 250 words. */
  readonly passage: string
  /** False for further reading: it fits the question, but the text does not use it. */
  readonly cited: boolean
  /** The words of the passage that the text uses, verbatim; empty for further reading. */
  readonly used: readonly string[]
}
