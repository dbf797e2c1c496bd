import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { useReviewQuestionsMutation } from '../endpoints/question-endpoints.ts'
import { countOf } from '../review-state.ts'
import { isCheckable } from './fact-rows.ts'
import styles from './Facts.module.css'

const words = texts.application.facts

interface CheckFactsProps {
  readonly proposalId: string
  readonly section: string | null
  /** All facts of the section. */
  readonly facts: readonly Question[]
}

/** Marks all draft facts of a section as checked, with undo. */
function CheckFacts({ proposalId, section, facts }: CheckFactsProps) {
  const [review, { error, isLoading }] = useReviewQuestionsMutation()
  const [checked, setChecked] = useState<readonly string[]>([])
  const drafts = facts.filter(isCheckable)
  const done = countOf('checked', facts)
  const isUndoable = checked.length > 0 && !isLoading && error === undefined
  const set = async (questionIds: readonly string[], reviewStatus: 'draft' | 'checked') => {
    setChecked(reviewStatus === 'checked' ? questionIds : [])
    await review({ id: proposalId, questionIds: [...questionIds], reviewStatus })
  }
  return (
    <>
      <span className={styles.done} role="status">
        {done > 0 && words.checkedCount(done)}
      </span>
      {isUndoable && (
        <button type="button" className="link-button" onClick={() => void set(checked, 'draft')}>
          {texts.application.undo}
        </button>
      )}
      {drafts.length > 0 && (
        <Button
          type="text"
          size="small"
          className={styles.checkAll ?? ''}
          aria-label={section === null ? undefined : words.checkAllOf(drafts.length, section)}
          onClick={() =>
            void set(
              drafts.map(({ id }) => id),
              'checked',
            )
          }
        >
          {words.checkAll(drafts.length)}
        </Button>
      )}
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={texts.application.checkFailed} />}
    </>
  )
}

interface FactTableProps {
  readonly proposalId: string
  readonly section: string | null
  /** Whether to show the section's name. */
  readonly isNamed: boolean
  /** Facts to check together; null if an earlier table of the section has the button, or if not allowed. */
  readonly facts: readonly Question[] | null
  readonly children: ReactNode
}

/** Consecutive facts of a form, one per row. */
export function FactTable({ proposalId, section, isNamed, facts, children }: FactTableProps) {
  const title = section ?? words.title
  return (
    <section className={styles.table} aria-label={title}>
      {(isNamed || facts !== null) && (
        <div className={styles.head}>
          {isNamed && (
            <p className={styles.section} dir="auto">
              {title}
            </p>
          )}
          {facts !== null && <CheckFacts proposalId={proposalId} section={section} facts={facts} />}
        </div>
      )}
      {children}
    </section>
  )
}
