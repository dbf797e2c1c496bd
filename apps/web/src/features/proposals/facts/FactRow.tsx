import { CheckOutlined, MoreOutlined } from '@ant-design/icons'
import { memo, useRef, useState, type FocusEvent } from 'react'
import type { Counting, Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { useKeys } from '../../../shared/use-keys.ts'
import { cardId } from '../question-address.ts'
import { reviewOf } from '../review-state.ts'
import { useIsNear } from '../use-is-near.ts'
import { FactField } from './FactField.tsx'
import { factOf } from './fact-rows.ts'
import styles from './Facts.module.css'

const words = texts.application
const OutdatedMark = lazyPart(() => import('../card/OutdatedMark.tsx').then(({ OutdatedMark }) => OutdatedMark))

interface FactRowProps {
  readonly proposalId: string
  /** The counting rule of the funder's form. */
  readonly counting: Counting | null
  readonly question: Question
  /** The number in the form. */
  readonly number: string
  readonly isReadOnly: boolean
  /** Whether controls are shown regardless of position; otherwise only near the visible part. */
  readonly isWhole: boolean
  /** Error of the last action. */
  readonly failure: unknown
  readonly onCheck: (questionId: string) => void
  /** Opens the question as a card, with its sources, history and chat. */
  readonly onOpen: (questionId: string) => void
}

interface ToolsProps {
  readonly question: Question
  readonly label: string
  readonly isReadOnly: boolean
  /** 0 while the row itself is selected; otherwise Tab moves from field to field. */
  readonly tabIndex: 0 | -1
  readonly onCheck: () => void
  readonly onOpen: () => void
}

/** State of the fact, and further actions. */
function Tools({ question, label, isReadOnly, tabIndex, onCheck, onOpen }: ToolsProps) {
  const state = reviewOf(question)
  const isChecked = state === 'checked'
  const isAnswered = question.reviewStatus !== 'needs-you'
  const check = isChecked ? words.checked : words.check
  return (
    <div className={styles.tools}>
      {state === 'draft' && <span className={styles.state}>{texts.proposal.states[question.status]}</span>}
      {isAnswered && !isReadOnly && (
        <button
          type="button"
          className={isChecked ? `${styles.tool} ${styles.checked}` : styles.tool}
          tabIndex={tabIndex}
          title={check}
          aria-label={words.checkOf(check, label)}
          aria-pressed={isChecked}
          aria-keyshortcuts="c"
          onClick={onCheck}
        >
          {isChecked ? <CheckOutlined aria-hidden /> : <span className={styles.unchecked} />}
        </button>
      )}
      <button
        type="button"
        className={styles.tool}
        tabIndex={tabIndex}
        title={words.facts.open}
        aria-label={words.facts.openOf(label)}
        aria-keyshortcuts="o"
        onClick={onOpen}
      >
        <MoreOutlined aria-hidden />
      </button>
    </div>
  )
}

/** A question for a fact in one line, with its value. */
export const FactRow = memo(function FactRow(props: FactRowProps) {
  const { proposalId, question, number, counting, isReadOnly, failure, onCheck, onOpen } = props
  const row = useRef<HTMLElement>(null)
  const { isNear, stay } = useIsNear(row)
  const [isChosen, setIsChosen] = useState(false)
  const isWhole = props.isWhole || isNear
  const label = texts.proposal.questionNumber(number)
  const open = () => onOpen(question.id)
  const isEditable = isWhole && !isReadOnly && question.status !== 'processing'
  useKeys({ e: () => row.current?.querySelector<HTMLElement>('[data-fact]')?.focus(), o: open }, row)
  const onFocus = ({ target, currentTarget }: FocusEvent) => {
    if (target === currentTarget) setIsChosen(true)
  }
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsChosen(false)
  }
  return (
    <article
      ref={row}
      className={styles.row}
      id={cardId(question.id)}
      data-question={question.id}
      tabIndex={-1}
      aria-labelledby={`${question.id}-text`}
      onInput={stay}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div className={styles.label}>
        <h2 id={`${question.id}-text`} dir="auto" title={question.guidance ?? undefined} data-printed>
          {question.text}
        </h2>
        <span className={styles.number} data-printed>
          {number}
        </span>
      </div>
      {isEditable ? (
        <FactField {...{ proposalId, question, counting, label, row }} onOpen={open} />
      ) : (
        <p className={styles.read} dir="auto">
          {factOf(question)}
        </p>
      )}
      {isWhole && (
        <Tools
          {...{ question, label, isReadOnly }}
          tabIndex={isChosen ? 0 : -1}
          onCheck={() => onCheck(question.id)}
          onOpen={open}
        />
      )}
      {isWhole && !isReadOnly && question.answer !== null && !question.requires_custom_answer && (
        <OutdatedMark proposalId={proposalId} question={question} label={label} />
      )}
      {failure !== undefined && <FailureNotice error={failure} heading={words.checkFailed} />}
    </article>
  )
})
