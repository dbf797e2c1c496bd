import type { Allowance, Piece } from '../../../../../adapters/http-contract/writing-service.ts'
import { formatDate } from '../formatting/dates.ts'
import { useCurrentUser } from '../session.ts'
import { texts } from '../texts/writing-service-texts.ts'
import { Notice } from '../ui/Notice.tsx'

const words = texts.writingService

interface AllowanceNoticeProps {
  readonly allowance: Allowance
  readonly piece: Piece
  /** Number of texts still to be written; null while unknown. */
  readonly open: number | null
}

/** Most forms have fewer questions. */
const USUAL_FORM = 25

/** Shown if the remaining allowance does not suffice for the open texts. */
export function AllowanceNotice({ allowance, piece, open }: AllowanceNoticeProps) {
  const { isAdmin } = useCurrentUser()
  const { isUsedUp, startsAgainAt } = allowance
  const left = allowance.left[piece]
  const day = formatDate(startsAgainAt)
  if (isUsedUp || (piece === 'answers' && left === 0))
    return (
      <Notice tone="warning" heading={words.usedUp}>
        <span>{words.startsAgain(day)}</span>
        {isAdmin && <span>{words.raiseLimit}</span>}
      </Notice>
    )
  if (left === null || left >= (open ?? USUAL_FORM)) return null
  if (piece !== 'answers')
    return (
      <Notice tone="info" heading={words.mayNotSuffice}>
        {words.mayNotSufficeHint(day)}
      </Notice>
    )
  const heading = open === null ? words.fewLeft(left) : words.tooLittle(left, open)
  return (
    <Notice tone="info" heading={heading}>
      {open === null ? words.chooseLater : words.tooLittleHint(day)}
    </Notice>
  )
}
