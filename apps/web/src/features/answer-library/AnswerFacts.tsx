import type { ListedAnswer } from '../../../../../adapters/http-contract/answers.ts'
import { formatDate } from '../../shared/formatting/dates.ts'
import { texts } from '../../shared/texts/answers-texts.ts'
import { Tag } from '../../shared/ui/Tag.tsx'
import styles from './Answers.module.css'

const words = texts.answers
/** Characters of the year in a timestamp. */
const YEAR = 4

function whereFrom({ origin, funderName }: ListedAnswer): string {
  if (funderName !== null) return funderName
  return origin.kind === 'past-application' ? words.fromDocument(origin.fileName, origin.page) : words.unknownFunder
}

/** Only the year is known for a past application. */
function whenWritten({ origin, writtenAt }: ListedAnswer): string {
  return origin.kind === 'past-application' ? writtenAt.slice(0, YEAR) : formatDate(writtenAt)
}

/** The answer's application with its outcome, how often it was used, and its review date. */
export function AnswerFacts({ answer }: { readonly answer: ListedAnswer }) {
  const { outcome, uses, validUntil, alike } = answer
  const isDue = validUntil !== null && validUntil <= new Date().toISOString()
  const until = validUntil === null ? null : formatDate(validUntil)
  return (
    <div className={styles.facts}>
      <span>{whereFrom(answer)}</span>
      <span>{words.written(whenWritten(answer))}</span>
      {outcome !== null && <Tag tone={outcome === 'won' ? 'good' : 'neutral'}>{words.outcomes[outcome]}</Tag>}
      {alike > 1 && <span>{words.alike(alike)}</span>}
      <span>{words.uses(uses)}</span>
      {until !== null && (
        <span className={isDue ? styles.due : ''}>{isDue ? words.lookAgainNow(until) : words.lookAgain(until)}</span>
      )}
    </div>
  )
}
