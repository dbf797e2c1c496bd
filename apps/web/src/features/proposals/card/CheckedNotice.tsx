import { Button } from 'antd'
import { texts } from '../../../shared/texts/application-texts.ts'
import { goToQuestion } from '../question-address.ts'
import type { RemovedQuestion } from '../use-question-changes.ts'
import styles from './CheckedNotice.module.css'

const words = texts.application

interface CheckedNoticeProps {
  readonly checked: Pick<RemovedQuestion, 'id' | 'number'>
  readonly onUndo: (questionId: string) => void
}

/** A notice with undo at the bottom of the window when a checked question leaves the filtered list. */
export function CheckedNotice({ checked, onUndo }: CheckedNoticeProps) {
  const undo = () => {
    onUndo(checked.id)
    window.requestAnimationFrame(() => goToQuestion(checked.id))
  }
  return (
    <div className={styles.notice} role="status">
      <span>{words.wasChecked(texts.proposal.questionNumber(checked.number))}</span>
      <Button size="small" onClick={undo}>
        {words.undo}
      </Button>
    </div>
  )
}
