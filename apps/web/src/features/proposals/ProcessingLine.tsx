import type { Proposal } from '../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../shared/texts/proposal-texts.ts'
import { Tag } from '../../shared/ui/Tag.tsx'
import { answeredCount } from './proposal-state.ts'
import styles from './list/QuestionFilter.module.css'

const words = texts.proposal

interface ProcessingLineProps {
  readonly proposal: Proposal
  /** Whether there is room beside the tabs in a wide window. */
  readonly isBesideTabs: boolean
}

/** How far drafting is, in the place that the filter has afterwards: nothing moves when it ends. */
export function ProcessingLine({ proposal: { questions }, isBesideTabs }: ProcessingLineProps) {
  return (
    <div className={`${styles.line} ${isBesideTabs ? styles.besideTabs : ''}`} title={words.mayLeave}>
      <strong>{words.processing}</strong>
      <Tag tone="busy">{words.answered(answeredCount(questions), questions.length)}</Tag>
    </div>
  )
}
