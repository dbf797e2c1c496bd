import { lazyPart } from '../ui/lazy-part.tsx'
import { useWrittenByModel } from './account-settings.ts'
import type { WritingServiceNoticeProps } from './WritingServiceNotice.tsx'

const WritingServiceNotice = lazyPart(() =>
  import('./WritingServiceNotice.tsx').then(({ WritingServiceNotice }) => WritingServiceNotice),
)

/** Said once on a page: that nothing can be written just now, when it is tried again, or how little is left of the month. */
export function WritingServiceStatus(props: WritingServiceNoticeProps) {
  return useWrittenByModel() === true ? <WritingServiceNotice {...props} /> : null
}
