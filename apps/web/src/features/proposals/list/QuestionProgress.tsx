import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/proposal-texts.ts'
import { answeredCount } from '../proposal-state.ts'
import styles from './QuestionProgress.module.css'

/** Number of answered questions. */
export function QuestionProgress({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <p className={`muted small ${styles.progress}`}>
      {texts.proposal.answered(answeredCount(questions), questions.length)}
    </p>
  )
}
