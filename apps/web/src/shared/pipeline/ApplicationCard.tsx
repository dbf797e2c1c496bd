import { Link } from 'react-router-dom'
import type { ApplicationSummary } from '../../../../../adapters/http-contract/pipeline.ts'
import { formatAmount } from './amounts.ts'
import { paths } from '../paths.ts'
import { texts } from '../texts/pipeline-texts.ts'
import styles from './ApplicationCard.module.css'
import { Deadline } from './Deadline.tsx'
import card from '../ui/EntityCard.module.css'
import { StageTag } from './StageTag.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Timestamp } from '../ui/Timestamp.tsx'

const words = texts.deadlines

function Progress({ progress: { questions, checked } }: Pick<ApplicationSummary, 'progress'>) {
  if (questions === 0) return <span>{words.noQuestions}</span>
  return (
    <span className={styles.progress}>
      <span>{words.checkedOf(checked, questions)}</span>
      <span className={styles.meter} data-bar aria-hidden="true">
        <span className={styles.done} style={{ width: `${(100 * checked) / questions}%` }} />
      </span>
    </span>
  )
}

/** Funder and amount, as far as known. */
function aimOf({ funder, amountAsked, currency }: ApplicationSummary): string {
  const amount = amountAsked === null ? null : formatAmount(amountAsked, currency)
  return [funder?.name ?? null, amount].filter((part) => part !== null).join(' · ')
}

/** An application in a list; the whole card is a link. `showsCreation`: also shows its creation time. */
export function ApplicationCard(props: { readonly application: ApplicationSummary; readonly showsCreation?: boolean }) {
  const { application, showsCreation = false } = props
  const { id, name, deadline, deadlineZone, stage, isArchived, createdAt, nextStep, progress } = application
  const aim = aimOf(application)
  return (
    <article className={card.card}>
      <div className={styles.head}>
        <Link to={paths.proposal(id)} className={card.name} dir="auto">
          {name}
        </Link>
        {aim !== '' && <p className={styles.aim}>{aim}</p>}
        {nextStep !== null && (
          <p className={styles.step} dir="auto">
            {nextStep.text}
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <p className={card.foot}>
          {deadline !== null && <Deadline at={deadline} zone={deadlineZone} />}
          <StageTag stage={stage} />
          {isArchived && <Tag>{texts.common.archived}</Tag>}
        </p>
        <p className={card.foot}>
          <Progress progress={progress} />
          {showsCreation && (
            <span>
              {texts.common.created} <Timestamp at={createdAt} />
            </span>
          )}
        </p>
      </div>
    </article>
  )
}
