import { memo, type MouseEvent } from 'react'
import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { numberOf, stateOf, type QuestionState } from '../proposal-state.ts'
import { questionHash } from '../question-address.ts'
import { reviewOf } from '../review-state.ts'
import styles from './QuestionList.module.css'

const words = texts.proposal

type Mark = QuestionState | 'checked' | 'final'

/** States also shown in words. A ring alone marks questions that need somebody, because most may. */
const SAID: readonly Mark[] = ['undrafted', 'error']

function markOf(question: Question): Mark {
  const { status, reviewStatus } = question
  const isReviewed = reviewStatus === 'checked' || reviewStatus === 'final'
  if (status === 'completed' && isReviewed) return reviewStatus
  const state = stateOf(question)
  return state === 'completed' && reviewOf(question) === 'needs-you' ? 'missing' : state
}

interface EntryProps {
  readonly question: Question
  readonly number: string
  readonly isCurrent: boolean
  readonly onJump: (questionId: string) => void
}

/** Whether a click has no modifier key that opens another tab. */
export const isPlain = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => !ctrlKey && !metaKey && !shiftKey

const Entry = memo(function Entry({ question, number, isCurrent, onJump }: EntryProps) {
  const mark = markOf(question)
  const state = mark === 'checked' || mark === 'final' ? texts.application.states[mark] : words.states[mark]
  const text = `${number}. ${question.text}`
  return (
    <a
      href={questionHash(question.id)}
      className={styles.jump}
      aria-label={words.jumpTo(text, state)}
      aria-current={isCurrent ? 'location' : undefined}
      title={state}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        onJump(question.id)
      }}
    >
      <span className={`${styles.dot} ${styles[mark] ?? ''}`} data-bar aria-hidden="true" />
      <span>
        <span className={styles.text} dir="auto">
          {text}
        </span>{' '}
        {SAID.includes(mark) && <span className={`${styles.said} ${styles[mark] ?? ''}`}>{state}</span>}
      </span>
    </a>
  )
})

interface QuestionListProps {
  readonly questions: readonly Question[]
  /** For all questions, in order. */
  readonly numbers: ReadonlyMap<string, string>
  readonly current?: string | null
  /** Number shown, at least including the current one; all by default. */
  readonly count?: number
  readonly onJump: (questionId: string) => void
}

/** Number of each question, by its id. */
export const numbersOf = (questions: readonly Question[]): ReadonlyMap<string, string> =>
  new Map(questions.map((question, index) => [question.id, numberOf(question, index)]))

/** Links to questions with their states, below section headings. */
export function QuestionList({ questions, numbers, current = null, count = Infinity, onJump }: QuestionListProps) {
  const currentAt = questions.findIndex(({ id }) => id === current)
  return (
    <ol className={styles.list}>
      {questions.slice(0, Math.max(count, currentAt + 1)).map((question, index) => (
        <li key={question.id}>
          {question.section !== null && question.section !== questions[index - 1]?.section && (
            <p className={styles.section} dir="auto">
              {question.section}
            </p>
          )}
          <Entry
            question={question}
            number={numbers.get(question.id) ?? ''}
            isCurrent={question.id === current}
            onJump={onJump}
          />
        </li>
      ))}
    </ol>
  )
}
