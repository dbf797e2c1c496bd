import type { Id } from './id.ts'

/** A passage that a text rests on, or that comes near what it lacks. */
export interface SourcePassage {
  /** Null where the source is what the user typed. */
  readonly documentId: Id<'document'> | null
  readonly fileName: string
  readonly page: number | null
  readonly heading: string | null
  /** Position of the passage in its document; null where the source is no document. */
  readonly ordinal: number | null
  /** The passage's text, at most 250 words. */
  readonly passage: string
  /** False for further reading: it fits the question, but the text takes nothing from it. */
  readonly cited: boolean
  /** The words of the passage that the text uses, verbatim; empty for further reading. */
  readonly used: readonly string[]
}
