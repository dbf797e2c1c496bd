import { Link } from 'react-router-dom'
import type { FormDeadline } from '../../../../../adapters/http-contract/pipeline.ts'
import { formatDate } from '../../shared/formatting/dates.ts'
import { paths } from '../../shared/paths.ts'
import { zoneText } from '../../shared/pipeline/Deadline.tsx'
import { momentOf, ownZone } from '../../shared/pipeline/zoned-time.ts'
import { texts } from '../../shared/texts/pipeline-texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import styles from './FormDeadlines.module.css'
import { useTakeDeadlineMutation } from './endpoints.ts'

const words = texts.home

type Finding = FormDeadline['findings'][number]

/** Deadline in the form's own words, with a button that adopts it. */
function Found({ item: { id, name }, found }: { readonly item: FormDeadline; readonly found: Finding }) {
  const [take, { error, isLoading }] = useTakeDeadlineMutation()
  const { date, time, wording } = found
  const day = formatDate(date)
  const zone = found.zone ?? ownZone()
  return (
    <div className={styles.found}>
      <div className={styles.what}>
        <strong>
          {day} <span>{time}</span>
          {found.zone !== null && <span>{` ${zoneText(found.zone)}`}</span>}
        </strong>
        <q className="muted small">{wording}</q>
      </div>
      <button
        type="button"
        className="button small"
        disabled={isLoading}
        aria-label={words.takeFor(day, name)}
        onClick={() => void take({ id, deadline: momentOf(found, zone), deadlineZone: zone })}
      >
        {texts.formTerms.take}
      </button>
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={texts.formTerms.failed} />}
    </div>
  )
}

function Item({ item }: { readonly item: FormDeadline }) {
  const { id, name, funderName, projectName, findings } = item
  const about = [funderName, projectName].filter((part) => part !== null).join(' · ')
  return (
    <li className={styles.proposed}>
      <div className={styles.what}>
        <Link to={paths.proposal(id)} dir="auto">
          {name}
        </Link>
        {about !== '' && <span className="muted small">{about}</span>}
        {findings.length > 1 && <span className="small">{texts.formTerms.conflicting}</span>}
      </div>
      {findings.map((found, index) => (
        <Found key={index} item={item} found={found} />
      ))}
    </li>
  )
}

/** Deadlines found in forms and not yet adopted, each with a button that does so. */
export function FormDeadlines({ found, total }: { readonly found: readonly FormDeadline[]; readonly total: number }) {
  if (found.length === 0) return null
  return (
    <>
      <ol className={styles.list} aria-label={words.formDeadlines}>
        {found.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ol>
      {total > found.length && <p className="muted">{words.moreFormDeadlines(total - found.length)}</p>}
    </>
  )
}
