import type { AccountId, DocumentId } from '../../shared/ids.ts'
import type { RankedPassage } from '../rank-passages.ts'

export interface MeaningQuery {
  readonly accountId: AccountId
  readonly documentIds: readonly DocumentId[]
  readonly question: string
  readonly limit: number
}

/** Finds passages by meaning rather than by words. */
export interface MeaningSearch {
  /**
   * Rankings of passages, nearest first, one for each set of vectors; empty if none is available. Throws only what
   * reading a store throws.
   */
  rank(query: MeaningQuery): Promise<readonly (readonly RankedPassage[])[]>
}
