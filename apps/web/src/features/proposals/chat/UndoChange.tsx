import { UndoOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { useUndoTextMutation } from '../../../shared/editor/text-endpoints.ts'
import { texts } from '../../../shared/texts/editing-texts.ts'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'

const words = texts.editing

interface UndoChangeProps {
  readonly proposalId: string
  readonly question: Question
  /** Of a reply in the chat. */
  readonly change: NonNullable<Question['chat'][number]['change']>
}

/** Takes back what a reply of the chat changed, as long as nothing else has changed the answer since. */
export function UndoChange({ proposalId, question, change }: UndoChangeProps) {
  const [undo, { error, isLoading }] = useUndoTextMutation()
  if (question.answer?.version !== change.to) return null
  const owner = { kind: 'answer', proposalId, questionId: question.id } as const
  return (
    <div>
      <Button
        type="link"
        size="small"
        icon={<UndoOutlined aria-hidden />}
        loading={isLoading}
        onClick={() => void undo({ owner, version: change.to })}
      >
        {words.undoChange}
      </Button>
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.undoFailed} />}
    </div>
  )
}
