import type { AccountId } from '../../shared/ids.ts'
import type { RankedPassage } from '../../documents/rank-passages.ts'
import type { VectorPart } from '../../documents/ports/passage-vectors.ts'
import type { Vector } from './sentence-encoder.ts'

export interface VectorQuery {
  readonly accountId: AccountId
  /** Among which passages; all of one encoder, of the dimension of `question`. */
  readonly parts: readonly VectorPart[]
  readonly question: Vector
  readonly limit: number
}

/**
 * Compares the vectors of passages with that of a question: heavy work that implementations keep off the thread that
 * handles requests.
 */
export interface VectorRanker {
  /** The nearest passages, nearest first, by cosine; equal ones by document id, then ordinal. None that point elsewhere. */
  rank(query: VectorQuery): Promise<RankedPassage[]>
}
