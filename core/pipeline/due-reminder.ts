import type { SentReminder } from '../proposals/application-plan.ts'
import { daysBetween, zonedTime } from '../shared/zoned-time.ts'

/** Days before a deadline, each with the fewest for which its mail is still worth sending after an interruption. */
const REMINDERS = [
  { daysBefore: 7, least: 5 },
  { daysBefore: 2, least: 0 },
] as const

/** The longest that a mail comes before a deadline, with a day for the zones. */
export const AHEAD_DAYS = 8

/** In the zone of the deadline: nobody is to be woken by it. */
const EARLIEST_HOUR = 7

export interface Reminded {
  readonly deadline: string
  /** IANA */
  readonly zone: string
  readonly reminder: SentReminder | null
}

/** The reminder that is to be sent now; null where none is, or it was sent. Days are those of the calendar in the zone. */
export function dueReminder({ deadline, zone, reminder }: Reminded, now: string): SentReminder | null {
  if (deadline <= now || zonedTime(now, zone).hour < EARLIEST_HOUR) return null
  const daysLeft = daysBetween(now, deadline, zone)
  const due = REMINDERS.find(({ daysBefore, least }) => daysLeft <= daysBefore && daysLeft >= least)
  if (due === undefined) return null
  const wasSent = reminder?.deadline === deadline && reminder.daysBefore <= due.daysBefore
  return wasSent ? null : { deadline, daysBefore: due.daysBefore }
}
