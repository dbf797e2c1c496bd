import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { isApiFailure } from '../../shared/api-failure.ts'
import { texts } from '../../shared/texts/account-texts.ts'
import { FailureNotice, Notice } from '../../shared/ui/Notice.tsx'
import { HiddenUserName } from './HiddenUserName.tsx'
import { ProofCode } from './ProofFields.tsx'
import { useChangePasswordMutation } from './endpoints.ts'

const words = texts.password
const blank = { currentPassword: '', newPassword: '', confirmation: '' }

interface PasswordItemProps {
  readonly name: keyof typeof blank
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
}

function PasswordItem({ name, value, onChange, error }: PasswordItemProps) {
  const id = `settings-${name}`
  const wrong =
    error === undefined ? {} : { validateStatus: 'error' as const, help: <span id={`${id}-help`}>{error}</span> }
  return (
    <Form.Item label={words[name]} htmlFor={id} {...wrong}>
      <Input
        id={id}
        type="password"
        autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-help`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Form.Item>
  )
}

export function PasswordForm() {
  const [values, setValues] = useState(blank)
  const [code, setCode] = useState<string>()
  const [state, setState] = useState<'open' | 'differ' | 'saved'>('open')
  const [changePassword, { error, isLoading, reset }] = useChangePasswordMutation()
  const wrong = isApiFailure(error) ? error.fields : {}
  const isIncomplete = Object.values(values).includes('')
  const field = (name: keyof typeof blank) => ({
    name,
    value: values[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
    error: wrong[name],
  })

  const save = async () => {
    reset()
    const { confirmation, ...change } = values
    if (confirmation !== change.newPassword) return setState('differ')
    setState('open')
    const result = await changePassword({ ...change, code })
    if (result.error !== undefined) return
    setValues(blank)
    setCode(undefined)
    setState('saved')
  }

  return (
    <Form layout="vertical" className="card" onFinish={() => void save()} style={{ maxWidth: 640 }}>
      <h2 style={{ marginBottom: 12 }}>{words.title}</h2>
      <HiddenUserName />
      <PasswordItem {...field('currentPassword')} />
      <PasswordItem {...field('newPassword')} />
      <PasswordItem
        {...field('confirmation')}
        error={state === 'differ' ? texts.accounts.passwordsDiffer : undefined}
      />
      <ProofCode code={code} onChange={setCode} error={error} />
      <div className="stack">
        {error !== undefined && !isLoading && (
          <FailureNotice error={error} heading={words.failed} fieldsShown={[...Object.keys(blank), 'code']} />
        )}
        <div className="row">
          <Button htmlType="submit" disabled={isIncomplete} loading={isLoading}>
            {words.save}
          </Button>
          {state === 'saved' && <Notice tone="quiet">{words.saved}</Notice>}
        </div>
      </div>
    </Form>
  )
}
