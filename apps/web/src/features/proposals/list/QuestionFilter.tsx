import { Segmented } from 'antd'
import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { QuestionDrawer } from './QuestionDrawer.tsx'
import styles from './QuestionFilter.module.css'
import { countOf, isCause, REVIEW_FILTERS, type ReviewFilter } from '../review-state.ts'
import { useReviewFilter } from './use-review-filter.ts'

const words = texts.application

interface QuestionFilterProps {
  readonly questions: readonly Question[]
  /** Whether there is space beside the tabs in a wide window. */
  readonly isBesideTabs: boolean
}

/** Shows all questions or those in one state; opens the list of questions if there is no space for it. */
export function QuestionFilter({ questions, isBesideTabs }: QuestionFilterProps) {
  const [filter, choose] = useReviewFilter()
  const state: ReviewFilter = isCause(filter) ? 'needs-you' : filter
  const options = REVIEW_FILTERS.map((value) => ({
    value,
    label: words.filterOf(words.filters[value], countOf(value, questions)),
  }))
  return (
    <div className={`${styles.line} ${isBesideTabs ? styles.besideTabs : ''}`}>
      <QuestionDrawer questions={questions} />
      <div className={styles.filter}>
        <Segmented size="small" aria-label={words.filterLabel} options={options} value={state} onChange={choose} />
      </div>
    </div>
  )
}
