import { formatDate, formatDateTime } from '../formatting/dates.ts'

/** A day, with the exact time in its tooltip. */
export function Timestamp({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatDate(at)}
    </time>
  )
}
