import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { useSavedInput } from '../../../shared/saved-input.ts'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { useSplitQuestionMutation } from '../endpoints/question-making-endpoints.ts'
import { partsToSplit } from './split-text.ts'
import { Dialog } from '../../../shared/ui/Dialog.tsx'

const words = texts.application.splitting

interface SplitQuestionModalProps {
  readonly proposalId: string
  readonly question: Question
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Splits a question; the first part keeps the answer. */
export function SplitQuestionModal({ proposalId, question, isOpen, onClose }: SplitQuestionModalProps) {
  const [proposed] = useState(() => partsToSplit(question.text))
  const [parts, setParts, forget] = useSavedInput(`parts/${question.id}`, proposed)
  const [splitQuestion, { error, isLoading }] = useSplitQuestionMutation()
  const filled = parts.map((part) => part.trim()).filter((part) => part !== '')
  const split = async () => {
    const result = await splitQuestion({ id: proposalId, questionId: question.id, texts: filled })
    if (result.error === undefined) onClose()
  }
  return (
    <Dialog
      open={isOpen}
      title={words.title}
      okText={words.split(filled.length)}
      cancelText={texts.common.cancel}
      okButtonProps={{ disabled: filled.length < 2, loading: isLoading }}
      mask={{ closable: false }}
      onOk={() => void split()}
      onCancel={onClose}
      afterEnd={forget}
      destroyOnHidden
    >
      <p className="muted small">{words.hint}</p>
      <Form layout="vertical" component="div">
        {parts.map((part, at) => (
          <Form.Item key={at} label={words.part(at + 1)} htmlFor={`part-${at}`}>
            <Input.TextArea
              id={`part-${at}`}
              autoFocus={at === 0}
              autoSize={{ minRows: 2, maxRows: 8 }}
              value={part}
              onChange={(event) => setParts(parts.with(at, event.target.value))}
            />
          </Form.Item>
        ))}
      </Form>
      <Button onClick={() => setParts([...parts, ''])}>{words.add}</Button>
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.failed} />}
    </Dialog>
  )
}
