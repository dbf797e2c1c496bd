import { lazyPart } from '../ui/lazy-part.tsx'
import { useWrittenByModel } from './account-settings.ts'
import type { WritingServiceNoticeProps } from './WritingServiceNotice.tsx'

const WritingServiceNotice = lazyPart(() =>
  import('./WritingServiceNotice.tsx').then(({ WritingServiceNotice }) => WritingServiceNotice),
)

/** Shown once on a page: an outage and the next attempt, or a nearly used-up allowance. */
export function WritingServiceStatus(props: WritingServiceNoticeProps) {
  return useWrittenByModel() === true ? <WritingServiceNotice {...props} /> : null
}
