import { formatCount } from '../../shared/formatting/numbers.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { useCountFundersQuery } from './funder-endpoints.ts'

const words = texts.funders

/** Number of funders, and number of those with an overview. */
export function FunderCounts() {
  const { data } = useCountFundersQuery()
  if (data === undefined) return words.intro
  return (
    <>
      {words.intro} <strong>{words.counts(data.totalCount, formatCount(data.withOverviewCount))}</strong>
    </>
  )
}
