import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import type { ListedAnswer } from '../../../../../adapters/http-contract/answers.ts'
import { texts } from '../../shared/texts/answers-texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import styles from './Answers.module.css'
import { useChangeAnswerMutation } from './endpoints.ts'
import { useWritingLanguage } from '../../shared/use-writing-language.ts'

const words = texts.answers
/** Characters of the date in a timestamp. */
const DAY = 10

interface AnswerEditorProps {
  readonly answer: ListedAnswer
  readonly onDone: (isSaved: boolean) => void
}

/** Edits the text of an answer, and its review date. */
export function AnswerEditor({ answer, onDone }: AnswerEditorProps) {
  const [text, setText] = useState(answer.text)
  const [day, setDay] = useState(answer.validUntil?.slice(0, DAY) ?? '')
  const [change, { error, isLoading }] = useChangeAnswerMutation()
  const [textId, dayId] = [useId(), useId()]
  const save = async () => {
    const { data } = await change({ id: answer.id, text, validUntil: day || null })
    if (data !== undefined) onDone(true)
  }
  return (
    <form
      className="stack tight"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <label htmlFor={textId}>{words.text}</label>
      <Input.TextArea
        id={textId}
        autoFocus
        lang={useWritingLanguage(text)}
        autoSize={{ minRows: 5, maxRows: 24 }}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <label htmlFor={dayId}>{words.validUntil}</label>
      <Input
        id={dayId}
        type="date"
        className={styles.day ?? ''}
        value={day}
        aria-describedby={`${dayId}-hint`}
        onChange={(event) => setDay(event.target.value)}
      />
      <span id={`${dayId}-hint`} className="muted small">
        {words.validUntilHint}
      </span>
      {error !== undefined && <FailureNotice error={error} heading={words.changeFailed} />}
      <div className="row">
        <Button type="primary" htmlType="submit" loading={isLoading} disabled={text.trim() === ''}>
          {words.save}
        </Button>
        <Button onClick={() => onDone(false)}>{words.cancel}</Button>
      </div>
    </form>
  )
}
