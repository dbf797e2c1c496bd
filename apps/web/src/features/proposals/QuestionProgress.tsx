import type { Question } from '../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../shared/texts/proposal-texts.ts'
import { answersToCheck } from './answers-to-check.ts'
import { answeredCount, needsSomething } from './proposal-state.ts'
import styles from './QuestionProgress.module.css'

const words = texts.proposal

/** How many questions have an answer, how many wait for something that the documents lack, and what nobody has looked at. */
export function QuestionProgress({ questions }: { readonly questions: readonly Question[] }) {
  const done = answeredCount(questions)
  const needed = questions.filter(needsSomething).length
  const unseen = answersToCheck(questions)
  return (
    <div className={styles.progress}>
      <p className="small">{words.answered(done, questions.length)}</p>
      {needed > 0 && <p className="muted small">{words.needYou(needed)}</p>}
      {unseen !== '' && <p className="muted small">{unseen}</p>}
    </div>
  )
}
