import type { Allowance, WritingService } from '../../../../../adapters/http-contract/writing-service.ts'
import { formatDate, formatTime } from '../formatting/dates.ts'
import { useCurrentUser } from '../session.ts'
import { texts } from '../texts/writing-service-texts.ts'
import { Notice } from '../ui/Notice.tsx'
import { usePollWhile } from '../use-poll-while.ts'
import { useViewWritingServiceQuery } from './endpoints.ts'

const words = texts.writingService

/** Milliseconds. */
const POLL = 30_000

export interface WritingServiceNoticeProps {
  /** Something is being written, so that it matters at once. */
  readonly isWriting: boolean
  /** Answers that are to be written, or failed. */
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
  /** Null where it is not known yet. */
  readonly openAnswers: number | null
}

/** So many questions have all but the longest forms. */
const USUAL_FORM = 25

/** Where what is left does not suffice for the answers that are to be written. */
export function AllowanceNotice({ allowance, openAnswers }: AllowanceNoticeProps) {
  const { isAdmin } = useCurrentUser()
  const { isUsedUp, startsAgainAt, answersLeft } = allowance
  const day = formatDate(startsAgainAt)
  if (isUsedUp || answersLeft === 0)
    return (
      <Notice tone="warning" heading={words.usedUp}>
        <span>{words.startsAgain(day)}</span>
        {isAdmin && <span>{words.raiseLimit}</span>}
      </Notice>
    )
  if (answersLeft === null || answersLeft >= (openAnswers ?? USUAL_FORM)) return null
  const heading = openAnswers === null ? words.fewLeft(answersLeft) : words.tooLittle(answersLeft, openAnswers)
  return (
    <Notice tone="info" heading={heading}>
      {openAnswers === null ? words.chooseLater : words.tooLittleHint(day)}
    </Notice>
  )
}

/** Looked at again while something is being written. */
export function WritingServiceNotice({ isWriting, openAnswers = 0 }: WritingServiceNoticeProps) {
  const { data, error, refetch } = useViewWritingServiceQuery(undefined, { refetchOnMountOrArgChange: true })
  usePollWhile(isWriting, POLL, refetch, error !== undefined)
  if (data === undefined) return null
  return (
    <>
      {data.outage !== null && <OutageNotice outage={data.outage} />}
      {data.allowance !== null && <AllowanceNotice allowance={data.allowance} openAnswers={openAnswers} />}
    </>
  )
}
