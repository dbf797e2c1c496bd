import { daysBetween, instantIn, zonedTime } from '../../../../../core/shared/zoned-time.ts'
import { perLocale } from '../formatting/per-locale.ts'

/** The time zone of this device, an IANA name. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The local date and time in a zone, in the format of a date-time input: `YYYY-MM-DDTHH:mm`. */
export function localTime(instant: string, zone: string): string {
  const { day, hour, minute } = zonedTime(instant, zone)
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  return `${day}T${twoDigits(hour)}:${twoDigits(minute)}`
}

/** The instant of a local date and time in a zone, in the format of a date-time input. */
export function instantOf(local: string, zone: string): string {
  const [date = '', time = null] = local.split('T')
  return instantIn(zone, { date, time })
}

/** The instant of a form's deadline, in the form's own zone or otherwise in this one; its day ends without a time. */
export function momentOf(found: { readonly date: string; readonly time: string | null }, zone: string): string {
  return instantIn(zone, found)
}

/** Calendar days in a zone from now until an instant; negative if it is past. */
export function daysUntil(instant: string, zone: string, now = Date.now()): number {
  return daysBetween(new Date(now).toISOString(), instant, zone)
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
