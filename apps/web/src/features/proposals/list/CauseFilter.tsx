import { Segmented } from 'antd'
import { MISSING_CAUSES } from '../../../../../../adapters/http-contract/missing-causes.ts'
import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import styles from './QuestionFilter.module.css'
import { countOf, isCause } from '../review-state.ts'
import { useReviewFilter } from './use-review-filter.ts'

const words = texts.application

/** Filters unanswered questions by cause; hidden for a single cause. */
export function CauseFilter({ questions }: { readonly questions: readonly Question[] }) {
  const [filter, choose] = useReviewFilter()
  const causes = MISSING_CAUSES.map((cause) => ({ cause, count: countOf(cause, questions) })).filter(
    ({ cause, count }) => count > 0 || cause === filter,
  )
  if (!(filter === 'needs-you' || isCause(filter)) || causes.length < 2) return null
  const options = [
    { value: 'needs-you' as const, label: words.anyCause },
    ...causes.map(({ cause, count }) => ({
      value: cause,
      label: words.filterOf(texts.proposal.missingBecause[cause].short, count),
    })),
  ]
  return (
    <div className={styles.causes}>
      <Segmented size="small" aria-label={words.causeLabel} options={options} value={filter} onChange={choose} />
    </div>
  )
}
