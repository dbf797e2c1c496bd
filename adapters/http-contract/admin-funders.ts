import { z } from 'zod'
import { identifier, success } from './envelope.ts'
import { funder, funderListItem } from './funders.ts'
import { pageQuery, sortBy, total } from './paging.ts'

const sorted = { sort: sortBy(['id', 'funderName', 'charityNumber']).default('funderName') }

/** A search gives the best first, whatever `sort` and `shown` say. */
export const allFundersQuery = pageQuery.extend({
  ...sorted,
  search: z.string().max(200).default(''),
  shown: z.enum(['all', 'with-overview', 'of-one-account']).default('all'),
})
export const fundersWithOverviewQuery = pageQuery.extend(sorted)
export const fundersSearchQuery = pageQuery.extend({
  /** Funders of all accounts, by pages; for admins. */
  ofAllAccounts: z.enum(['true', 'false']).default('false'),
})

export const listedFunder = funderListItem.extend({
  /** The account that alone may see it; null when everybody may. */
  accountId: identifier.nullable(),
  hasOverview: z.boolean(),
})
export type ListedFunder = z.infer<typeof listedFunder>

const page = {
  funders: z.array(listedFunder),
  total,
  /** Only the best were looked for: there may be more. */
  isCutOff: z.boolean(),
}
export const allFundersResponse = success.extend({ ...page, totalCount: total, withOverviewCount: total })
export const fundersPageResponse = success.extend(page)

export const saveFunderRequest = z.object({ funderName: z.string().max(1000), charityNumber: z.string().max(1000) })
export type SaveFunderRequest = z.infer<typeof saveFunderRequest>
export const savedFunderResponse = success.extend({ funder })
export const overviewRenewalResponse = success.extend({ jobId: identifier })
