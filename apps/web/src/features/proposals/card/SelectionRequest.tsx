import { EditOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { texts } from '../../../shared/texts/editing-texts.ts'
import { texts as proposalTexts } from '../../../shared/texts/proposal-texts.ts'
import { useSavedInput } from '../../../shared/saved-input.ts'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import styles from './SelectionRequest.module.css'
import { useImproveAnswerMutation } from '../endpoints/writing-endpoints.ts'
import { keyOf } from '../../../shared/use-keys.ts'
import { TextBlock } from '../../../shared/ui/TextBlock.tsx'

const words = texts.editing.selection

interface SelectionRequestProps {
  readonly proposalId: string
  readonly questionId: string
  /** The words to change. */
  readonly selected: string
  readonly onClose: () => void
}

/** Requests a change to selected words of an answer. */
export function SelectionRequest({ proposalId, questionId, selected, onClose }: SelectionRequestProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [request, setRequest, forget] = useSavedInput(`selection/${questionId}`, '')
  const [improve, { error, isLoading }] = useImproveAnswerMutation()
  const end = () => {
    forget()
    onClose()
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (request.trim() === '') return
    const sent = await improve({ id: proposalId, questionId, userRequest: request.trim(), selection: selected })
    if (sent.error === undefined) end()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (keyOf(event) === 'Escape') onClose()
  }
  if (!isAsking)
    return (
      <Button size="small" icon={<EditOutlined aria-hidden />} onClick={() => setIsAsking(true)}>
        {words.change}
      </Button>
    )
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} onKeyDown={onKeyDown}>
      <TextBlock as="q" className={styles.selected} text={selected} />
      <div className={styles.row}>
        <Input
          aria-label={words.request}
          placeholder={words.request}
          autoFocus
          value={request}
          onChange={(event) => setRequest(event.target.value)}
        />
        <Button type="primary" htmlType="submit" loading={isLoading} disabled={request.trim() === ''}>
          {proposalTexts.proposal.chatSend}
        </Button>
        <Button onClick={end}>{texts.common.cancel}</Button>
      </div>
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={proposalTexts.proposal.chatFailed} />}
    </form>
  )
}
