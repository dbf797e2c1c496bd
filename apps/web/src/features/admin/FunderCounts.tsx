import { formatCount } from '../../shared/formatting/numbers.ts'
import { funders as words } from '../../shared/texts/funder-texts.ts'
import { useCountFundersQuery } from './funder-endpoints.ts'

/** How many funders there are, and of how many there is an overview. */
export function FunderCounts() {
  const { data } = useCountFundersQuery()
  if (data === undefined) return words.intro
  const withOverview = formatCount(data.withOverviewCount)
  return (
    <>
      {words.intro}{' '}
      <strong>
        {data.totalCount === 1
          ? words.oneCounts(withOverview)
          : words.counts(formatCount(data.totalCount), withOverview)}
      </strong>
    </>
  )
}
