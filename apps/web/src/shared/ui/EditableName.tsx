import { EditOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useSavedInput } from '../saved-input.ts'
import { texts } from '../texts/texts.ts'
import styles from './EditableName.module.css'
import { FailureNotice } from './Notice.tsx'
import { keyOf } from '../use-keys.ts'

interface EditableNameProps {
  readonly name: string
  readonly label: string
  /** Key of the typed input. */
  readonly keptAs: string
  readonly failed: string
  /** Saves a trimmed, non-empty name; returns the error, if any. */
  readonly onSave: (name: string) => Promise<unknown>
}

/** A page heading that turns into an input: Save or Enter saves, Escape cancels. */
export function EditableName({ name, label, keptAs, failed, onSave }: EditableNameProps) {
  const [draft, setDraft, forget] = useSavedInput(keptAs, name)
  const [state, setState] = useState<'untouched' | 'editing' | 'left'>(draft === name ? 'untouched' : 'editing')
  const [isSaving, setIsSaving] = useState(false)
  const [error, setError] = useState<unknown>()

  const save = async (value: string) => {
    const trimmed = value.trim()
    if (trimmed === '') return
    setIsSaving(true)
    const problem = trimmed === name ? undefined : await onSave(trimmed)
    setIsSaving(false)
    setError(problem)
    if (problem === undefined) leave()
  }
  const leave = () => {
    forget()
    setState('left')
    setError(undefined)
  }

  if (state !== 'editing')
    return (
      <div className={styles.name}>
        <h1 dir="auto">{name}</h1>
        <Button
          type="text"
          size="small"
          className={styles.edit}
          icon={<EditOutlined aria-hidden />}
          aria-label={`${texts.common.edit}: ${label}`}
          autoFocus={state === 'left'}
          onClick={() => {
            setDraft(name)
            setState('editing')
          }}
        >
          {texts.common.edit}
        </Button>
      </div>
    )
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save(draft)
      }}
    >
      <h1 className="visually-hidden" dir="auto">
        {name}
      </h1>
      <Input
        className={styles.input}
        aria-label={label}
        value={draft}
        autoFocus
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (keyOf(event) === 'Escape') leave()
        }}
      />
      <Button type="primary" htmlType="submit" loading={isSaving} disabled={draft.trim() === ''}>
        {texts.common.save}
      </Button>
      <Button onClick={leave}>{texts.common.cancel}</Button>
      {error !== undefined && <FailureNotice error={error} heading={failed} />}
    </form>
  )
}
