import type { Proposal } from '../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../shared/texts/proposal-texts.ts'
import { Tag } from '../../shared/ui/Tag.tsx'
import { answeredCount } from './proposal-state.ts'
import styles from './list/QuestionFilter.module.css'

const words = texts.proposal

interface ProcessingLineProps {
  readonly proposal: Proposal
  /** Whether there is space beside the tabs in a wide window. */
  readonly isBesideTabs: boolean
}

/** Shows drafting progress in the place of the filter, so that nothing moves when drafting ends. */
export function ProcessingLine({ proposal: { questions }, isBesideTabs }: ProcessingLineProps) {
  return (
    <div className={`${styles.line} ${isBesideTabs ? styles.besideTabs : ''}`} title={words.mayLeave}>
      <strong>{words.processing}</strong>
      <Tag tone="busy">{words.answered(answeredCount(questions), questions.length)}</Tag>
    </div>
  )
}
