import type { Allowance, Piece, WritingService } from '../../../../../adapters/http-contract/writing-service.ts'
import { formatDate, formatTime } from '../formatting/dates.ts'
import { useCurrentUser } from '../session.ts'
import { texts } from '../texts/writing-service-texts.ts'
import { Notice } from '../ui/Notice.tsx'
import { usePollWhile } from '../use-poll-while.ts'
import { useViewWritingServiceQuery } from './endpoints.ts'

const words = texts.writingService

/** In milliseconds. */
const POLL = 30_000

export interface WritingServiceNoticeProps {
  /** Whether a text is being written now. */
  readonly isWriting: boolean
  /** Number of answers that are waiting or failed. */
  readonly openAnswers?: number
}

function OutageNotice({ outage }: { readonly outage: NonNullable<WritingService['outage']> }) {
  const { isAdmin } = useCurrentUser()
  const nextTry = words.nextTry(formatTime(outage.nextTryAt))
  if (isAdmin)
    return (
      <Notice tone="warning" heading={words.unavailable}>
        <span>{words.remedies[outage.reason]}</span>
        <span>{nextTry}</span>
      </Notice>
    )
  if (outage.reason === 'unavailable')
    return (
      <Notice tone="warning" heading={words.unavailable}>
        {nextTry}
      </Notice>
    )
  return (
    <Notice tone="warning" heading={words.outOfOrder}>
      {words.tellAdmin}
    </Notice>
  )
}

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

/** Refreshed while a text is being written. */
export function WritingServiceNotice({ isWriting, openAnswers = 0 }: WritingServiceNoticeProps) {
  const { data, error, refetch } = useViewWritingServiceQuery(undefined, { refetchOnMountOrArgChange: true })
  usePollWhile(isWriting, POLL, refetch, error !== undefined)
  if (data === undefined) return null
  return (
    <>
      {data.outage !== null && <OutageNotice outage={data.outage} />}
      {data.allowance !== null && <AllowanceNotice allowance={data.allowance} piece="answers" open={openAnswers} />}
    </>
  )
}
