import type { Question } from '../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../shared/texts/proposal-texts.ts'
import { answeredCount, stateOf } from './proposal-state.ts'
import styles from './QuestionProgress.module.css'

const words = texts.proposal

/** How many questions have an answer, and how many wait for something that the documents lack. */
export function QuestionProgress({ questions }: { readonly questions: readonly Question[] }) {
  const done = answeredCount(questions)
  const needed = questions.filter((question) => stateOf(question) === 'missing').length
  return (
    <div className={styles.progress}>
      <p className="small">{words.answered(done, questions.length)}</p>
      {needed > 0 && <p className="muted small">{words.needYou(needed)}</p>}
    </div>
  )
}
