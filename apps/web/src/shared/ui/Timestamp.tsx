import { formatDate, formatDateTime } from '../formatting/dates.ts'

/** A date with the exact time in the tooltip. */
export function Timestamp({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatDate(at)}
    </time>
  )
}
