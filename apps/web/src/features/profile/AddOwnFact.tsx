import { PlusOutlined } from '@ant-design/icons'
import { Button, Form, Input } from 'antd'
import { useId, useState } from 'react'
import { isApiFailure } from '../../shared/api-failure.ts'
import { useSavedInput } from '../../shared/saved-input.ts'
import { texts } from '../../shared/texts/profile-texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { useAddFactMutation } from './endpoints.ts'

const words = texts.profile
const blank = { label: '', value: '' }
const FIELDS = ['label', 'value'] as const

/** Adds a custom fact. */
export function AddOwnFact() {
  const [typed, setTyped, forget] = useSavedInput('profile/own', blank)
  const [isOpen, setIsOpen] = useState(typed.label !== '' || typed.value !== '')
  const [addFact, { error, isLoading }] = useAddFactMutation()
  const id = useId()
  const wrong = isApiFailure(error) ? error.fields : {}

  const close = () => {
    setTyped(blank)
    forget()
    setIsOpen(false)
  }
  const add = async () => {
    const result = await addFact(typed)
    if (result.error === undefined) close()
  }

  if (!isOpen)
    return (
      <Button icon={<PlusOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
        {words.own.add}
      </Button>
    )
  return (
    <Form layout="vertical" onFinish={() => void add()} style={{ maxWidth: 560 }}>
      {FIELDS.map((name) => (
        <Form.Item
          key={name}
          label={words.own[name]}
          htmlFor={`${id}-${name}`}
          validateStatus={wrong[name] === undefined ? '' : 'error'}
          help={wrong[name] === undefined ? undefined : <span id={`${id}-${name}-help`}>{wrong[name]}</span>}
        >
          <Input
            id={`${id}-${name}`}
            value={typed[name]}
            autoFocus={name === 'label'}
            placeholder={name === 'label' ? words.own.labelPlaceholder : undefined}
            aria-invalid={wrong[name] !== undefined}
            aria-describedby={wrong[name] === undefined ? undefined : `${id}-${name}-help`}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          />
        </Form.Item>
      ))}
      <div className="stack tight">
        {error !== undefined && !isLoading && (
          <FailureNotice error={error} heading={words.failed} fieldsShown={FIELDS} />
        )}
        <div className="row">
          <Button type="primary" htmlType="submit" loading={isLoading}>
            {words.add}
          </Button>
          <Button onClick={close}>{texts.common.cancel}</Button>
        </div>
      </div>
    </Form>
  )
}
