import type { AccountId } from '../../accounts/account.ts'
import type { Funder } from '../funder.ts'

export type FunderListItem = Pick<Funder, 'id' | 'funderName' | 'charityNumber'>

/** Whose funders count beside those that everybody sees; with `any` those of all accounts. */
export type FundersOf = AccountId | 'any'

export interface FunderReader {
  /** As `findFunders` (find-funders.ts) finds them, the best first; at most `limit`. */
  search(of: FundersOf, text: string, limit: number): Promise<FunderListItem[]>
}
