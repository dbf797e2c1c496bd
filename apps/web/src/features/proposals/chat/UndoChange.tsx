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
  /** Change made by a chat reply. */
  readonly change: NonNullable<Question['chat'][number]['change']>
}

/** Undoes the change of a chat reply, unless the answer has changed since. */
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
