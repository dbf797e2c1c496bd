import type { FunderId } from '../../shared/ids.ts'
import type { Page, PageRequest } from '../../shared/page.ts'
import type { Funder } from '../funder.ts'

/** Of all funders; of those with an overview; of those that one account alone may see. */
export type ShownFunders = 'all' | 'with-overview' | 'of-one-account'

export interface AllFundersQuery extends PageRequest {
  readonly shown: ShownFunders
  readonly order: 'id' | 'funderName' | 'charityNumber'
  readonly isDescending: boolean
}

export interface ListedFunder extends Pick<Funder, 'id' | 'accountId' | 'funderName' | 'charityNumber'> {
  readonly hasOverview: boolean
}

export interface FunderCounts {
  readonly total: number
  readonly withOverview: number
}

/** What admins see of the funders, whoever may use them. */
export interface AllFundersReader {
  /** In the order asked for, names and numbers normalised, then by identifier. Beyond the last page there is nothing. */
  page(query: AllFundersQuery): Promise<Page<ListedFunder>>
  /** In the order given; those that are absent are left out. */
  ofIds(ids: readonly FunderId[]): Promise<ListedFunder[]>
  counts(): Promise<FunderCounts>
}
