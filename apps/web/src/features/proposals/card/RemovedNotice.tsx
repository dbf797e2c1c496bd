import { Button } from 'antd'
import { texts } from '../../../shared/texts/application-texts.ts'
import { FailureNotice, Notice } from '../../../shared/ui/Notice.tsx'
import { goToQuestion } from '../question-address.ts'
import { useRestoreQuestionMutation } from '../endpoints/question-endpoints.ts'
import type { RemovedQuestion } from '../use-question-changes.ts'

const words = texts.application

interface RemovedNoticeProps {
  readonly proposalId: string
  readonly removed: RemovedQuestion
  /** Called after the question is restored. */
  readonly onRestored: (questionId: string) => void
}

/** Replaces a removed question, with a button to restore it. */
export function RemovedNotice({ proposalId, removed, onRestored }: RemovedNoticeProps) {
  const [restore, { error, isLoading }] = useRestoreQuestionMutation()
  const undo = async () => {
    const result = await restore({ id: proposalId, questionId: removed.id })
    if (result.error !== undefined) return
    onRestored(removed.id)
    window.requestAnimationFrame(() => goToQuestion(removed.id))
  }
  return (
    <Notice tone="quiet" isTold>
      <div className="row apart">
        <span>{words.removed(texts.proposal.questionNumber(removed.number))}</span>
        <Button size="small" autoFocus loading={isLoading} onClick={() => void undo()}>
          {words.undo}
        </Button>
      </div>
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.restoreFailed} />}
    </Notice>
  )
}
