import { perLocale } from './per-locale.ts'

const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale) => new Intl.DateTimeFormat(locale, options))

const day = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' })
/** A day is the same wherever it is read. */
const dayAnywhere = dateFormat({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const isDay = (instant: string) => !instant.includes('T')
const dayOfMonth = dateFormat({ day: 'numeric', month: 'short' })
const time = dateFormat({ timeStyle: 'short' })
const monthOfYear = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' })
const moment = dateFormat({ dateStyle: 'long', timeStyle: 'short' })

/** `instant` is a moment, or a day: `YYYY-MM-DD`. */
export function formatDate(instant: string): string {
  return (isDay(instant) ? dayAnywhere : day)().format(new Date(instant))
}

/** A date without its year. */
export function formatDay(instant: string): string {
  return dayOfMonth().format(new Date(instant))
}

export function formatDateTime(instant: string): string {
  return moment().format(new Date(instant))
}

export function formatTime(instant: string): string {
  return time().format(new Date(instant))
}

/** `month` is `YYYY-MM`. */
export function formatMonth(month: string): string {
  return monthOfYear().format(new Date(`${month}-01T00:00:00Z`))
}
