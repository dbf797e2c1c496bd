import { formatMoney } from '../formatting/numbers.ts'
import { texts } from '../texts/writing-service-texts.ts'
import { useWrittenByModel } from './account-settings.ts'
import { useViewWritingServiceQuery } from './endpoints.ts'
import { AllowanceNotice } from './WritingServiceNotice.tsx'

interface RunEstimateProps {
  /** Null where it is not known yet how many. */
  readonly answers: number | null
}

/** Before many answers are written: what that costs, for who may know, and whether the month's allowance suffices. */
export function RunEstimate({ answers }: RunEstimateProps) {
  const isPaid = useWrittenByModel() === true && answers !== 0
  const { data } = useViewWritingServiceQuery(undefined, { skip: !isPaid, refetchOnMountOrArgChange: true })
  if (!isPaid || data === undefined) return null
  const { answerCost, allowance } = data
  return (
    <>
      {answerCost != null && answers !== null && (
        <p className="muted small">{texts.writingService.cost(formatMoney(answers * answerCost))}</p>
      )}
      {allowance !== null && <AllowanceNotice allowance={allowance} openAnswers={answers} />}
    </>
  )
}
