import type { FunderId } from '../../shared/ids.ts'
import type { Page, PageRequest } from '../../shared/page.ts'
import type { Funder } from '../funder.ts'

/** All funders, those with an overview, or those visible to one account only. */
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

/** Reads funders of all accounts, for admins. */
export interface AllFundersReader {
  /** In the order asked for, names and numbers normalised, then by identifier. Pages after the last one are empty. */
  page(query: AllFundersQuery): Promise<Page<ListedFunder>>
  /** In the given order; absent ones are left out. */
  ofIds(ids: readonly FunderId[]): Promise<ListedFunder[]>
  counts(): Promise<FunderCounts>
}
