import { formatDateTime } from '../formatting/dates.ts'
import { daysUntil, formatInZone, ownZone, placeOf } from './zoned-time.ts'
import { texts } from '../texts/pipeline-texts.ts'
import styles from './Deadline.module.css'

const words = texts.deadlines
/** Days before a deadline from which it stands out. */
const SOON = 7

interface DeadlineProps {
  readonly at: string
  /** IANA; null where nobody has said. */
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

/** "London time", or "UTC", which is no place. */
export function zoneText(zone: string): string {
  const place = placeOf(zone)
  return place === 'UTC' ? place : words.timeOf(place)
}

/** "Closes 5 March 2027 at 12:00, London time"; the time of this device where the zone is not known. */
export function closingText({ at, zone }: DeadlineProps): string {
  if (zone === null) return formatDateTime(at)
  const say = isOver(at) ? words.closed : words.closes
  return say(formatInZone(at, zone), zoneText(zone))
}

/** How many days are left, with the exact moment in its tooltip. */
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
