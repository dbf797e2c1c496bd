import { Link } from 'react-router-dom'
import type { DueItem } from '../../../../../adapters/http-contract/pipeline.ts'
import { formatDay } from '../../shared/formatting/dates.ts'
import { paths } from '../../shared/paths.ts'
import { closingText, dueText } from '../../shared/pipeline/Deadline.tsx'
import { daysUntil, ownZone } from '../../shared/pipeline/zoned-time.ts'
import { texts } from '../../shared/texts/pipeline-texts.ts'
import styles from './CalendarStrip.module.css'

const words = texts.home
const DAY_MS = 24 * 60 * 60 * 1000
const WEEKS = 13
const SOON = 14
/** Width of a name in weeks, if there is enough space. */
const NAME_WEEKS = 3

function Item({ item: { id, kind, name, dueAt, zone } }: { readonly item: DueItem }) {
  const days = daysUntil(dueAt, zone ?? ownZone())
  const week = Math.min(WEEKS - 1, Math.max(0, Math.floor(days / 7)))
  const from = Math.min(week, WEEKS - NAME_WEEKS)
  const deadline = { at: dueAt, zone }
  const tone = days < 0 ? styles.over : days <= SOON ? styles.soon : ''
  return (
    <li className={styles.item} style={{ gridColumn: `${from + 1} / span ${NAME_WEEKS}` }} data-end={week > from}>
      <Link
        to={kind === 'application' ? paths.proposal(id) : paths.report(id)}
        className={`${styles.link} ${tone ?? ''}`}
        title={closingText(deadline)}
      >
        <bdi>{name}</bdi> <span className={styles.days}>{dueText(deadline)}</span>
      </Link>
    </li>
  )
}

/** Deadlines of the next 90 days; overdue ones come first. */
export function CalendarStrip({ due, total }: { readonly due: readonly DueItem[]; readonly total: number }) {
  return (
    <section aria-label={words.due} className={styles.strip}>
      <ol className={styles.weeks} aria-hidden>
        {Array.from({ length: WEEKS }, (_, week) => (
          <li key={week} className={week === 0 ? styles.today : undefined}>
            {week === 0
              ? words.today
              : week % 2 === 1 && formatDay(new Date(Date.now() + week * 7 * DAY_MS).toISOString())}
          </li>
        ))}
      </ol>
      {due.length > 0 && (
        <ol className={styles.items}>
          {due.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </ol>
      )}
      {total > due.length && (
        <Link to={paths.applications} className="small">
          {words.moreDue(total - due.length)}
        </Link>
      )}
    </section>
  )
}
