import type { DocumentId } from '../shared/ids.ts'
import type { TextBlock } from './ports/text-reader.ts'

/** A part of a document's text, short enough to be cited (at most about 200 words). */
export interface Passage {
  readonly documentId: DocumentId
  /** Position in the document, from 0. */
  readonly ordinal: number
  readonly text: string
  /** Page on which the passage begins, from 1; null if the format has no pages. */
  readonly page: number | null
  /** Headings above it, outermost first. */
  readonly headings: readonly string[]
  /** The question that it answers, in a past application. */
  readonly question: string | null
}

/** A passage that fits a query. Scores of different searches can't be compared. */
export interface PassageHit {
  readonly passage: Passage
  readonly fileName: string
  readonly score: number
}

/** Kind of a line of a passage. */
export interface PassageLine {
  readonly kind: TextBlock['kind']
  /** See `TextBlock`. */
  readonly level: number
  readonly page: number | null
  /** `continued` continues the paragraph of the previous line; `repeated` is a table's first row, printed again. */
  readonly part: 'whole' | 'continued' | 'repeated'
}

/** A passage as printed in its document: `layout` has one entry per line of the text; null if none was stored. */
export interface LaidOutPassage extends Pick<Passage, 'ordinal' | 'text' | 'page'> {
  readonly layout: readonly PassageLine[] | null
}
