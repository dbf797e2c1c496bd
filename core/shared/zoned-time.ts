/** The time zone of a moment for which nobody chose one. */
export const DEFAULT_ZONE = 'Europe/London'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

export interface ZonedTime {
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly hour: number
  readonly minute: number
}

/** The date and time in a zone at an instant. The zone is an IANA name; throws `RangeError` for any other. */
export function zonedTime(instant: string, zone: string): ZonedTime {
  const shown = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(instant))
  const part = (type: string) => shown.find((one) => one.type === type)?.value ?? ''
  const day = `${part('year')}-${part('month')}-${part('day')}`
  return { day, hour: Number(part('hour')), minute: Number(part('minute')) }
}

/** Calendar days between two instants in a zone; negative when the second comes first. */
export function daysBetween(from: string, to: string, zone: string): number {
  return (Date.parse(zonedTime(to, zone).day) - Date.parse(zonedTime(from, zone).day)) / DAY_MS
}

/** The time taken for a day without one. */
const END_OF_DAY = '23:59'

/** The instant of a local date and time in a zone. */
export function instantIn(
  zone: string,
  { date, time }: { readonly date: string; readonly time: string | null },
): string {
  const wanted = Date.parse(`${date}T${time ?? END_OF_DAY}Z`)
  const shownAt = (instant: number) => {
    const { day, hour, minute } = zonedTime(new Date(instant).toISOString(), zone)
    return Date.parse(`${day}T00:00Z`) + (hour * 60 + minute) * MINUTE_MS
  }
  const near = wanted - (shownAt(wanted) - wanted)
  return new Date(near - (shownAt(near) - wanted)).toISOString()
}
