import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime.js'
import { texts } from '../texts/user-texts.ts'

dayjs.extend(relativeTime)

/** "3 hours ago", by the date library's rules. */
export function formatRelative(instant: string, now: string | number = Date.now()): string {
  const language = { name: texts.locale, formats: {}, relativeTime: texts.relativeTime }
  return dayjs(instant).locale(language).from(dayjs(now))
}
