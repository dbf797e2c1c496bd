import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime.js'
import { texts } from '../texts/texts.ts'

dayjs.extend(relativeTime)

const day = new Intl.DateTimeFormat(texts.locale, { day: 'numeric', month: 'short', year: 'numeric' })
const moment = new Intl.DateTimeFormat(texts.locale, { dateStyle: 'long', timeStyle: 'short' })

export function formatDate(instant: string): string {
  return day.format(new Date(instant))
}

export function formatDateTime(instant: string): string {
  return moment.format(new Date(instant))
}

/** "3 hours ago", by the usual rules of the date library. */
export function formatRelative(instant: string, now: string | number = Date.now()): string {
  return dayjs(instant).from(dayjs(now))
}

/** When an entity was made: the first 8 hex characters of its identifier are the Unix time in seconds (SPEC.md §3). */
export function createdAtOf(id: string): string {
  return new Date(Number.parseInt(id.slice(0, 8), 16) * 1000).toISOString()
}
