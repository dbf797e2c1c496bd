import type { DocumentId } from '../shared/ids.ts'
import type { TextBlock } from './ports/text-reader.ts'

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

/** What one line of a passage's text is in its document. */
export interface PassageLine {
  readonly kind: TextBlock['kind']
  /** As in `TextBlock`. */
  readonly level: number
  readonly page: number | null
  /** `continued` continues the paragraph of the line before; `repeated` is a table's first row, said once more. */
  readonly part: 'whole' | 'continued' | 'repeated'
}

/** A passage as its document shows it: one entry of `layout` for each line of the text; null where none was kept. */
export interface LaidOutPassage extends Pick<Passage, 'ordinal' | 'text' | 'page'> {
  readonly layout: readonly PassageLine[] | null
}
