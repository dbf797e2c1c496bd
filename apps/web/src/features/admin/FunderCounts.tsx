import { formatCount } from '../../shared/formatting/numbers.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { useCountFundersQuery } from './funder-endpoints.ts'

const words = texts.funders

/** How many funders there are, and of how many there is an overview. */
export function FunderCounts() {
  const { data } = useCountFundersQuery()
  if (data === undefined) return words.intro
  return (
    <>
      {words.intro} <strong>{words.counts(data.totalCount, formatCount(data.withOverviewCount))}</strong>
    </>
  )
}
