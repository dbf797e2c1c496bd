import { formatDateTime } from '../formatting/dates.ts'
import { daysUntil, formatInZone, ownZone, placeOf } from './zoned-time.ts'
import { texts } from '../texts/pipeline-texts.ts'
import styles from './Deadline.module.css'

const words = texts.deadlines
/** Days before a deadline from which it is highlighted. */
const SOON = 7

interface DeadlineProps {
  readonly at: string
  /** IANA; null if unknown. */
  readonly zone: string | null
}

const isOver = (at: string) => Date.parse(at) < Date.now()

/** "due in 5 days" or "overdue by 2 days". */
export function dueText({ at, zone }: DeadlineProps): string {
  const days = daysUntil(at, zone ?? ownZone())
  if (isOver(at)) return days === 0 ? words.overdueToday : words.overdue(-days)
  if (days === 0) return words.today
  return days === 1 ? words.tomorrow : words.inDays(days)
}

/** "London time", or "UTC", which is not a place. */
export function zoneText(zone: string): string {
  const place = placeOf(zone)
  return place === 'UTC' ? place : words.timeOf(place)
}

/** "Closes 5 March 2027 at 12:00, London time"; in this device's time if the zone is unknown. */
export function closingText({ at, zone }: DeadlineProps): string {
  if (zone === null) return formatDateTime(at)
  const say = isOver(at) ? words.closed : words.closes
  return say(formatInZone(at, zone), zoneText(zone))
}

/** Remaining days, with the exact time in the tooltip. */
export function Deadline(props: DeadlineProps) {
  const { at, zone } = props
  const isSoon = daysUntil(at, zone ?? ownZone()) <= SOON
  const tone = isOver(at) ? 'over' : isSoon ? 'soon' : 'later'
  return (
    <time dateTime={at} title={closingText(props)} className={`${styles['due']} ${styles[tone] ?? ''}`}>
      {dueText(props)}
    </time>
  )
}
