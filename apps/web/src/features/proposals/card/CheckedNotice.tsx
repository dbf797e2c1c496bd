import { Button } from 'antd'
import { texts } from '../../../shared/texts/application-texts.ts'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { goToQuestion } from '../question-address.ts'
import type { GoneQuestion } from '../use-question-changes.ts'

const words = texts.application

interface CheckedNoticeProps {
  readonly checked: GoneQuestion
  readonly onUndo: (questionId: string) => void
}

/** In the place of a question that was checked and is no longer among those shown: how to have it back. */
export function CheckedNotice({ checked, onUndo }: CheckedNoticeProps) {
  const undo = () => {
    onUndo(checked.id)
    window.requestAnimationFrame(() => goToQuestion(checked.id))
  }
  return (
    <Notice tone="quiet" isTold>
      <div className="row apart">
        <span>{words.wasChecked(texts.proposal.questionNumber(checked.number))}</span>
        <Button size="small" onClick={undo}>
          {words.undo}
        </Button>
      </div>
    </Notice>
  )
}
