import type { Funder } from '../funder.ts'
import type { FundersOf } from './funder-index.ts'

export type FunderListItem = Pick<Funder, 'id' | 'funderName' | 'charityNumber'>

export interface FunderReader {
  /** As `findFunders` (find-funders.ts) finds them, the best first; at most `limit`. */
  search(of: FundersOf, text: string, limit: number): Promise<FunderListItem[]>
}
