import { formatDateTime } from '../formatting/dates.ts'
import { formatRelative } from '../formatting/relative-time.ts'

/** Relative time with the exact time in the tooltip. */
export function TimeAgo({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatRelative(at)}
    </time>
  )
}
