import type { Proposal } from '../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../shared/texts/proposal-texts.ts'
import { Tag } from '../../shared/ui/Tag.tsx'
import styles from './ProcessingBanner.module.css'
import { answeredCount, wordsOf } from './proposal-state.ts'

const words = texts.proposal

/** Shows the current work on the application. */
export function ProcessingBanner({ proposal }: { readonly proposal: Proposal }) {
  const { questions, latestCoordinatorMessage } = proposal
  const done = answeredCount(questions)
  const message = latestCoordinatorMessage === null ? '' : wordsOf(latestCoordinatorMessage)
  return (
    <div className={styles.banner}>
      <div className="row apart">
        <strong>{words.processing}</strong>
        {questions.length > 0 && <Tag tone="busy">{words.answered(done, questions.length)}</Tag>}
      </div>
      <p className={styles.message}>{message}</p>
      {questions.length > 0 && (
        <div className={styles.meter} data-bar aria-hidden="true">
          <div className={styles.done} style={{ width: `${(100 * done) / questions.length}%` }} />
        </div>
      )}
      <p className="muted small">{words.mayLeave}</p>
    </div>
  )
}
