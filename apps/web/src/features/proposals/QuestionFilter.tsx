import { Segmented } from 'antd'
import type { Question } from '../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../shared/texts/application-texts.ts'
import styles from './QuestionFilter.module.css'
import { countOf, REVIEW_FILTERS } from './review-state.ts'
import { useReviewFilter } from './use-review-filter.ts'

const words = texts.application

/** Shows all questions, or those that wait for something. */
export function QuestionFilter({ questions }: { readonly questions: readonly Question[] }) {
  const [filter, choose] = useReviewFilter()
  const options = REVIEW_FILTERS.map((value) => ({
    value,
    label: words.filterOf(words.filters[value], countOf(value, questions)),
  }))
  return (
    <div className={styles.filter}>
      <Segmented size="small" aria-label={words.filterLabel} options={options} value={filter} onChange={choose} />
    </div>
  )
}
