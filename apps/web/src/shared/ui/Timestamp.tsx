import { formatDate, formatDateTime, formatRelative } from '../formatting/dates.ts'

/** A day, or how long ago, with the exact time in its tooltip. */
export function Timestamp({ at, as = 'day' }: { readonly at: string; readonly as?: 'day' | 'ago' }) {
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {as === 'day' ? formatDate(at) : formatRelative(at)}
    </time>
  )
}
