import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime.js'
import { texts } from '../texts/user-texts.ts'
import { perLocale } from './per-locale.ts'

dayjs.extend(relativeTime)

const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale) => new Intl.DateTimeFormat(locale, options))

const day = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' })
const time = dateFormat({ timeStyle: 'short' })
const monthOfYear = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' })
const moment = dateFormat({ dateStyle: 'long', timeStyle: 'short' })

export function formatDate(instant: string): string {
  return day().format(new Date(instant))
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

/** "3 hours ago", by the usual rules of the date library. */
export function formatRelative(instant: string, now: string | number = Date.now()): string {
  const language = { name: texts.locale, formats: {}, relativeTime: texts.relativeTime }
  return dayjs(instant).locale(language).from(dayjs(now))
}

/** When an entity was made: the first 8 hex characters of its identifier are the Unix time in seconds. */
export function createdAtOf(id: string): string {
  return new Date(Number.parseInt(id.slice(0, 8), 16) * 1000).toISOString()
}
