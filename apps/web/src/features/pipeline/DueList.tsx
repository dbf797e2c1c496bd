import { Link } from 'react-router-dom'
import type { DueItem } from '../../../../../adapters/http-contract/pipeline.ts'
import { paths } from '../../shared/paths.ts'
import { texts } from '../../shared/texts/pipeline-texts.ts'
import { closingText, Deadline } from '../../shared/pipeline/Deadline.tsx'
import { StageTag } from '../../shared/pipeline/StageTag.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import styles from './DueList.module.css'

const words = texts.home

function Item({ item }: { readonly item: DueItem }) {
  const { id, kind, name, dueAt, zone, funderName, projectName, stage } = item
  const about = [funderName, projectName].filter((part) => part !== null).join(' · ')
  const deadline = { at: dueAt, zone }
  return (
    <li className={styles.item}>
      <div className={styles.what}>
        <Link to={kind === 'application' ? paths.proposal(id) : paths.report(id)} dir="auto">
          {name}
        </Link>
        {about !== '' && <span className="muted small">{about}</span>}
      </div>
      <div className={styles.when}>
        <Deadline {...deadline} />
        <span className="muted small">{closingText(deadline)}</span>
      </div>
      {stage === null ? <Tag>{words.kinds.report}</Tag> : <StageTag stage={stage} />}
    </li>
  )
}

/** What funders wait for, the most urgent first. */
export function DueList({ due, total }: { readonly due: readonly DueItem[]; readonly total: number }) {
  if (due.length === 0) return null
  return (
    <>
      <ol className={styles.list}>
        {due.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ol>
      {total > due.length && <p className="muted">{words.moreDue(total - due.length)}</p>}
    </>
  )
}
