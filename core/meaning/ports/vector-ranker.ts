import type { AccountId } from '../../shared/ids.ts'
import type { RankedPassage } from '../../documents/rank-passages.ts'
import type { VectorPart } from '../../documents/ports/passage-vectors.ts'
import type { Vector } from './sentence-encoder.ts'

export interface VectorQuery {
  readonly accountId: AccountId
  /** The passages to rank, all of one encoder and of the dimension of `question`. */
  readonly parts: readonly VectorPart[]
  readonly question: Vector
  readonly limit: number
}

/**
 * Compares the vectors of passages with that of a question. This is heavy work: implementations keep it off the thread
 * that handles requests.
 */
export interface VectorRanker {
  /**
   * The nearest passages by cosine, nearest first; equal ones by document id, then ordinal. Leaves out those whose
   * cosine is not positive.
   */
  rank(query: VectorQuery): Promise<RankedPassage[]>
}
