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

/** "due in 5 days" or "overdue by 2 days". */
export function dueText({ at, zone }: DeadlineProps): string {
  const days = daysUntil(at, zone ?? ownZone())
  if (Date.parse(at) < Date.now()) return days === 0 ? words.overdueToday : words.overdue(-days)
  if (days === 0) return words.today
  return days === 1 ? words.tomorrow : words.inDays(days)
}

/** "Closes 5 March 2027 at 12:00, London time"; the time of this device where the zone is not known. */
export function closingText({ at, zone }: DeadlineProps): string {
  return zone === null ? formatDateTime(at) : words.closes(formatInZone(at, zone), placeOf(zone))
}

/** How many days are left, with the exact moment in its tooltip. */
export function Deadline(props: DeadlineProps) {
  const { at, zone } = props
  const isOver = Date.parse(at) < Date.now()
  const isSoon = daysUntil(at, zone ?? ownZone()) <= SOON
  const tone = isOver ? styles['over'] : isSoon ? styles['soon'] : ''
  return (
    <time dateTime={at} title={closingText(props)} className={tone ?? ''}>
      {dueText(props)}
    </time>
  )
}
