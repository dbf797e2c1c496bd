import type { AccountId, DocumentId } from '../../shared/ids.ts'
import type { RankedPassage } from '../rank-passages.ts'

export interface MeaningQuery {
  readonly accountId: AccountId
  /** The documents to search. */
  readonly documentIds: readonly DocumentId[]
  readonly question: string
  readonly limit: number
}

/** Finds passages by what they mean, whatever their words. */
export interface MeaningSearch {
  /**
   * Rankings of passages, nearest first, each over other vectors; empty ones where nothing can be told just now. Throws
   * only what reading a store throws.
   */
  rank(query: MeaningQuery): Promise<readonly (readonly RankedPassage[])[]>
}
