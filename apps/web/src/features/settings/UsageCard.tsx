import type { Usage } from '../../../../../adapters/http-contract/spending.ts'
import { formatDate } from '../../shared/formatting/dates.ts'
import { formatCount, formatShare } from '../../shared/formatting/numbers.ts'
import { texts } from '../../shared/texts/writing-service-texts.ts'
import { LoadState } from '../../shared/ui/LoadState.tsx'
import { SkeletonLines } from '../../shared/ui/Skeletons.tsx'
import table from '../../shared/ui/Table.module.css'
import { useViewUsageQuery } from '../../shared/writing-service/endpoints.ts'

const words = texts.writingService

function Left({ allowance }: Pick<Usage, 'allowance'>) {
  if (allowance === null) return <p>{words.usage.unlimited}</p>
  const { usedShare, left: ofPieces, startsAgainAt } = allowance
  const left = ofPieces.answers === null ? '' : words.usage.left(words.usage.answers(ofPieces.answers))
  return (
    <p>
      {[words.usage.used(formatShare(usedShare)), left, words.usage.startsAgain(formatDate(startsAgainAt))].join(' ')}
    </p>
  )
}

function Features({ features }: Pick<Usage, 'features'>) {
  if (features.length === 0) return <p className="muted">{words.usage.nothing}</p>
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{words.usage.feature}</th>
          <th scope="col">{words.usage.pieces}</th>
          <th scope="col">{words.usage.share}</th>
        </tr>
      </thead>
      <tbody>
        {features.map(({ feature, pieces, share }) => (
          <tr key={feature}>
            <td>{words.features[feature]}</td>
            <td>{formatCount(pieces)}</td>
            <td>{formatShare(share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The account's usage in this month, and the remainder. */
export function UsageCard() {
  const query = useViewUsageQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <section className="card stack tight" aria-labelledby="usage" style={{ maxWidth: 640 }}>
      <h2 id="usage">{words.usage.title}</h2>
      <LoadState query={query} skeleton={<SkeletonLines count={4} height={20} />}>
        {({ allowance, features }) => (
          <>
            <Left allowance={allowance} />
            <Features features={features} />
          </>
        )}
      </LoadState>
    </section>
  )
}
