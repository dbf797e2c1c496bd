import type { CutPassage } from '../cut-passages.ts'
import type { IndexedDocument } from './passage-index.ts'

export interface PassagesToWeigh {
  readonly fileName: string
  readonly language: string | null
  readonly passages: readonly Pick<CutPassage, 'text' | 'headings' | 'question'>[]
}

export type PassageWeights = Pick<IndexedDocument, 'lengths' | 'postings'>

/** Weighs the terms of a document's passages: heavy work that implementations keep off the thread that answers requests. */
export interface PassageWeigher {
  weigh(passages: PassagesToWeigh): Promise<PassageWeights>
}
