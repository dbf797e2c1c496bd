import { perLocale } from '../formatting/per-locale.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const parts = (instant: number, zone: string) => {
  const shown = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant)
  return Object.fromEntries(shown.map(({ type, value }) => [type, value])) as Record<string, string>
}

/** The time zone of this device, an IANA name. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The local date and time in a zone, in the format of a date-time input: `YYYY-MM-DDTHH:mm`. */
export function localTime(instant: string, zone: string): string {
  const { year, month, day, hour, minute } = parts(Date.parse(instant), zone)
  return `${year}-${month}-${day}T${hour}:${minute}`
}

/** The instant of a local date and time in a zone. */
export function instantOf(local: string, zone: string): string {
  const wanted = Date.parse(`${local}Z`)
  const shownAt = (instant: number) => Date.parse(`${localTime(new Date(instant).toISOString(), zone)}Z`)
  const near = wanted - (shownAt(wanted) - wanted)
  return new Date(near - (shownAt(near) - wanted)).toISOString()
}

/** Used if a form names no time. */
const END_OF_DAY = '23:59'

/** The instant of a form's deadline, in the form's own zone or otherwise in this one. */
export function momentOf(
  { date, time }: { readonly date: string; readonly time: string | null },
  zone: string,
): string {
  return instantOf(`${date}T${time ?? END_OF_DAY}`, zone)
}

/** Calendar days in a zone from now until an instant; negative if it is past. */
export function daysUntil(instant: string, zone: string, now = Date.now()): number {
  const dayOf = (at: number) => Date.parse(localTime(new Date(at).toISOString(), zone).slice(0, 10))
  return Math.round((dayOf(Date.parse(instant)) - dayOf(now)) / DAY_MS)
}

const inZone = perLocale((locale) => (zone: string) => {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: zone } as const
  return new Intl.DateTimeFormat(locale, style)
})

/** Date and time in a zone, without the zone's name. */
export function formatInZone(instant: string, zone: string): string {
  return inZone()(zone).format(new Date(instant))
}

/** The place in a zone's name, such as "London" of Europe/London. */
export function placeOf(zone: string): string {
  return zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
}
