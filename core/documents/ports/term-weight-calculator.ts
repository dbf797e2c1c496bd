import type { CutPassage } from '../cut-passages.ts'
import type { IndexedDocument } from './passage-index.ts'

export interface PassagesToWeight {
  readonly fileName: string
  readonly language: string | null
  readonly passages: readonly Pick<CutPassage, 'text' | 'question'>[]
}

export type TermWeights = Pick<IndexedDocument, 'lengths' | 'postings'>

/**
 * Computes the weights of the terms in a document's passages. This is heavy work: implementations keep it off the
 * thread that handles requests.
 */
export interface TermWeightCalculator {
  computeTermWeights(passages: PassagesToWeight): Promise<TermWeights>
}
