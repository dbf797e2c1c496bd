import { type FocusEvent, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import type { Counting, Question } from '../../../../../../adapters/http-contract/proposals.ts'
import type { InsertedPassage } from '../../../../../../adapters/http-contract/texts.ts'
import { isApiFailure } from '../../../shared/api-failure.ts'
import { useTextSaver } from '../../../shared/editor/use-text-saver.ts'
import { useFillGapMutation, useLoadGapsQuery } from '../endpoints/gap-endpoints.ts'
import { useTakeAnswer } from '../card/take-answer.ts'
import { gapOfFact } from './fact-gaps.ts'
import { factOf } from './fact-rows.ts'
import { SaveStatus } from '../../../shared/editor/SaveStatus.tsx'
import type { SaverState } from '../../../shared/editor/text-saver.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { useInsertTarget } from '../../../shared/insert-target.ts'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { keyOf } from '../../../shared/use-keys.ts'
import { AnswerMeter } from '../card/AnswerMeter.tsx'
import { GapCandidates } from '../gaps/GapCandidates.tsx'
import styles from './Facts.module.css'

/**
 * State of a fact being edited: an answer is saved while it is typed; a value that the profile or application lacks is
 * stored there, and answers all questions that need it.
 */
function useFact(proposalId: string, question: Question) {
  const { answer, requires_custom_answer: isMissing } = question
  const owner = { kind: 'answer', proposalId, questionId: question.id } as const
  const text = factOf(question)
  const written = useTextSaver(owner, { version: answer?.version ?? 0, text }, useTakeAnswer(proposalId, question.id))
  const { gap } = useLoadGapsQuery(proposalId, {
    skip: !isMissing,
    selectFromResult: ({ data }) => ({ gap: isMissing ? gapOfFact(data, question.id) : undefined }),
  })
  /** Saver of the current edit: key presses may precede the next render. */
  const saver = useRef(written.saver)
  const [told, setTold] = useState<string | null>(null)
  /** The value sent to the server, which returns as the answer. */
  const [given, setGiven] = useState<string | null>(null)
  const [fill, { error, isLoading }] = useFillGapMutation()
  // Another field may tell the same while this one is written: what stands in it then is an answer of its own.
  const isOwn = told !== null && told !== given
  const isTold = gap !== undefined || isOwn
  const change = (value: string, from?: InsertedPassage) => {
    if (isTold) setTold(value)
    else saver.current?.change(value, from)
  }
  const tell = async (value: string) => {
    if (gap === undefined) {
      saver.current = written.begin()
      saver.current.change(value)
      setTold(null)
    } else if (value.trim() !== '' && !isLoading) {
      setGiven(value)
      const { error: refused } = await fill({ id: proposalId, gapId: gap.gapId, value })
      if (refused !== undefined) setGiven(null)
    }
  }
  return {
    gap,
    text,
    value: isTold ? (told ?? '') : (written.state?.text ?? text),
    change,
    begin: () => {
      if (!isTold) saver.current = written.begin()
    },
    /** Saves unsaved changes. */
    end: () => {
      if (isOwn) void tell(told)
      saver.current?.flush()
      if (!isTold) written.end()
    },
    saving: written.state,
    error: isLoading ? undefined : error,
    wrong: !isLoading && isApiFailure(error) ? error.fields['value'] : undefined,
  }
}

const words = texts.application.facts

/** Characters of a line, for browsers that can't fit a field to its text. */
const LINE = 44

interface FactFieldProps {
  readonly proposalId: string
  readonly question: Question
  /** The counting rule of the funder's form. */
  readonly counting: Counting | null
  /** Label such as "Question 3". */
  readonly label: string
  /** The field's row. */
  readonly row: RefObject<HTMLElement | null>
  /** Opens the question as a card for further actions. */
  readonly onOpen: () => void
}

/** Whether a value is unsaved. A saved one is only announced to screen readers. */
const isUnsaved = (saving: SaverState | null) => saving?.status === 'kept' || saving?.status === 'refused'

const inOneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ')

/** Moves to the next field of the page, like Tab; stays in the last one. */
function goOn(field: HTMLElement): void {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-fact]')]
  fields[fields.indexOf(field) + 1]?.focus()
}

/** Inline field for a fact: Enter saves and moves to the next, Escape discards changes. */
export function FactField({ proposalId, question, counting, label, row, onOpen }: FactFieldProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  /** The value before editing. */
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
  useInsertTarget(row, label, (text, from) => {
    // Begins the writing.
    field.current?.focus()
    fact.change(inOneLine(text), from)
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
