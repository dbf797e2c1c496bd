import { useId, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import type { Counting, Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { SaveStatus } from '../../../shared/editor/SaveStatus.tsx'
import type { SaverState } from '../../../shared/editor/text-saver.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { useInsertTarget } from '../../../shared/insert-target.ts'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { keyOf } from '../../../shared/use-keys.ts'
import { AnswerMeter } from '../card/AnswerMeter.tsx'
import { GapCandidates } from '../gaps/GapCandidates.tsx'
import styles from './Facts.module.css'
import { useFact } from './use-fact.ts'

const words = texts.application.facts

/** Characters of a line, for browsers that don't fit a field to its text. */
const LINE = 44

interface FactFieldProps {
  readonly proposalId: string
  readonly question: Question
  /** How the funder's form counts. */
  readonly counting: Counting | null
  /** Such as "Question 3". */
  readonly label: string
  /** The row that it stands in. */
  readonly row: RefObject<HTMLElement | null>
  /** Shows the question as a card, where there is more to decide. */
  readonly onOpen: () => void
}

/** Whether a value is not saved. A saved one is only announced to screen readers. */
const isUnsaved = (saving: SaverState | null) => saving?.status === 'kept' || saving?.status === 'refused'

const inOneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ')

/** From one field to the next of the page, as Tab does; it stays in the last one. */
function goOn(field: HTMLElement): void {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-fact]')]
  fields[fields.indexOf(field) + 1]?.focus()
}

/** The fact where it stands: Enter saves it and goes on to the next, Escape gives up what was typed. */
export function FactField({ proposalId, question, counting, label, row, onOpen }: FactFieldProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  /** As it was before somebody typed. */
  const before = useRef('')
  const fact = useFact(proposalId, question)
  const isMissing = fact.text === ''
  const onFocus = () => {
    before.current = fact.value
    fact.begin()
  }
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // One of its proposals is being taken.
    if (relatedTarget instanceof Node && currentTarget.parentElement?.contains(relatedTarget) === true) return
    fact.end()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const key = keyOf(event)
    if (key !== 'Enter' && key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (key === 'Escape') {
      fact.change(before.current)
      event.currentTarget.closest<HTMLElement>('article')?.focus()
      return
    }
    fact.end()
    goOn(event.currentTarget)
  }
  const use = (value: string) => {
    fact.change(value)
    field.current?.focus()
  }
  useInsertTarget(row, label, (text) => {
    // Begins the writing.
    field.current?.focus()
    fact.change(inOneLine(text))
  })
  return (
    <div className={styles.value}>
      <textarea
        ref={field}
        data-fact
        className={isMissing ? `${styles.field} ${styles.missing}` : styles.field}
        rows={Math.max(1, Math.ceil(fact.value.length / LINE))}
        dir="auto"
        aria-label={texts.proposal.answerTo(label)}
        aria-invalid={fact.wrong !== undefined}
        aria-describedby={`${id}-about`}
        placeholder={words.notFound}
        value={fact.value}
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        onChange={({ target }) => fact.change(inOneLine(target.value))}
      />
      <div id={`${id}-about`} className={styles.about}>
        {fact.wrong !== undefined && (
          <p className={styles.wrong} role="alert">
            {fact.wrong}
          </p>
        )}
        {fact.saving?.status === 'conflict' && (
          <button type="button" className="link-button" onClick={onOpen}>
            {words.conflict}
          </button>
        )}
        <span className={isUnsaved(fact.saving) ? styles.wrong : 'visually-hidden'}>
          <SaveStatus state={fact.saving} />
        </span>
        {fact.value !== '' && <AnswerMeter text={fact.value} limits={question} counting={counting} />}
        {fact.gap !== undefined && <GapCandidates gap={fact.gap} value={fact.value.trim()} onUse={use} />}
        {fact.error !== undefined && fact.wrong === undefined && (
          <FailureNotice error={fact.error} heading={texts.gaps.failed} />
        )}
      </div>
    </div>
  )
}
