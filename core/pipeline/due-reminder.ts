import type { SentReminder } from '../proposals/application-plan.ts'
import { daysBetween, zonedTime } from '../shared/zoned-time.ts'

/** Days before a deadline, each with the minimum for which its mail is still worth sending after an interruption. */
const REMINDERS = [
  { daysBefore: 7, least: 5 },
  { daysBefore: 2, least: 0 },
] as const

/** Maximum time between mail and deadline, plus a day for time zones. */
export const AHEAD_DAYS = 8

/** Hour in the deadline's zone, so that mails do not wake anybody. */
const EARLIEST_HOUR = 7

export interface Reminded {
  readonly deadline: string
  /** IANA time zone. */
  readonly zone: string
  readonly reminder: SentReminder | null
}

/** The reminder to send now; null if none is due, or it was sent. Counts calendar days in the zone. */
export function dueReminder({ deadline, zone, reminder }: Reminded, now: string): SentReminder | null {
  if (deadline <= now || zonedTime(now, zone).hour < EARLIEST_HOUR) return null
  const daysLeft = daysBetween(now, deadline, zone)
  const due = REMINDERS.find(({ daysBefore, least }) => daysLeft <= daysBefore && daysLeft >= least)
  if (due === undefined) return null
  const wasSent = reminder?.deadline === deadline && reminder.daysBefore <= due.daysBefore
  return wasSent ? null : { deadline, daysBefore: due.daysBefore }
}
