import type { WritingService } from '../../../../../adapters/http-contract/writing-service.ts'
import { formatTime } from '../formatting/dates.ts'
import { useCurrentUser } from '../session.ts'
import { texts } from '../texts/writing-service-texts.ts'
import { Notice } from '../ui/Notice.tsx'
import { usePollWhile } from '../use-poll-while.ts'
import { AllowanceNotice } from './AllowanceNotice.tsx'
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
