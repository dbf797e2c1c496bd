import type { Piece } from '../../../../../adapters/http-contract/writing-service.ts'
import { formatMoney } from '../formatting/numbers.ts'
import { texts } from '../texts/writing-service-texts.ts'
import { AllowanceNotice } from './AllowanceNotice.tsx'
import { useWrittenByModel } from './account-settings.ts'
import { useViewWritingServiceQuery } from './endpoints.ts'

interface RunEstimateProps {
  readonly piece?: Piece
  /** Number of texts; null while unknown. */
  readonly count: number | null
  /** Whether the page already says that the allowance is used up. */
  readonly isUsedUpSaid?: boolean
}

/** Shown before writing: the cost, for users who may see it, and whether the month's allowance suffices. */
export function RunEstimate({ piece = 'answers', count, isUsedUpSaid = false }: RunEstimateProps) {
  const isPaid = useWrittenByModel() === true && count !== 0
  const { data } = useViewWritingServiceQuery(undefined, { skip: !isPaid, refetchOnMountOrArgChange: true })
  if (!isPaid || data === undefined) return null
  const { costs, allowance } = data
  return (
    <>
      {costs != null && count !== null && (
        <p className="muted small">{texts.writingService.cost(formatMoney(count * costs[piece]))}</p>
      )}
      {allowance !== null && !(isUsedUpSaid && allowance.isUsedUp) && (
        <AllowanceNotice allowance={allowance} piece={piece} open={count} />
      )}
    </>
  )
}
