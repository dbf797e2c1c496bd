import { Button, Form, QRCode } from 'antd'
import { useState } from 'react'
import { isApiFailure } from '../../shared/api-failure.ts'
import { copyText } from '../../shared/clipboard.ts'
import { texts } from '../../shared/texts/account-texts.ts'
import { machineReadable } from '../../shared/theme/tokens.ts'
import { CopyButton } from '../../shared/ui/CopyButton.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { useConfirmSecondFactorMutation, useStartSecondFactorMutation } from './second-factor-endpoints.ts'
import { HiddenUserName } from './HiddenUserName.tsx'
import { CheckedField } from './CheckedField.tsx'
import styles from './SecondFactor.module.css'

const words = texts.secondFactor

const fieldError = (error: unknown, name: string) => (isApiFailure(error) ? error.fields[name] : undefined)

interface TurnOnProps {
  readonly onTurnedOn: (recoveryCodes: readonly string[]) => void
}

/** Asks for the password, then shows the secret for the app and asks for a first code. */
export function TurnOnSecondFactor({ onTurnedOn }: TurnOnProps) {
  const [password, setPassword] = useState('')
  const [start, { data, error, isLoading, reset }] = useStartSecondFactorMutation()
  const begin = async () => {
    await start({ password })
    setPassword('')
  }
  if (data !== undefined) return <Confirm {...data} onTurnedOn={onTurnedOn} onCancel={reset} />
  return (
    <Form layout="vertical" onFinish={() => void begin()}>
      {error !== undefined && <FailureNotice error={error} heading={words.failed} fieldsShown={['password']} />}
      <HiddenUserName />
      <CheckedField
        label={words.password}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={fieldError(error, 'password')}
      />
      <Button htmlType="submit" disabled={password === ''} loading={isLoading}>
        {words.turnOn}
      </Button>
    </Form>
  )
}

interface ConfirmProps extends TurnOnProps {
  readonly secret: string
  readonly address: string
  readonly onCancel: () => void
}

function Confirm({ secret, address, onTurnedOn, onCancel }: ConfirmProps) {
  const [code, setCode] = useState('')
  const [confirm, { error, isLoading }] = useConfirmSecondFactorMutation()
  const send = async () => {
    const { data } = await confirm({ code })
    if (data !== undefined) onTurnedOn(data)
  }
  return (
    <Form layout="vertical" onFinish={() => void send()}>
      {error !== undefined && <FailureNotice error={error} heading={words.failed} fieldsShown={['code']} />}
      <p>{words.scan}</p>
      <div role="img" aria-label={words.picture}>
        <QRCode value={address} type="svg" color={machineReadable.front} bgColor={machineReadable.ground} />
      </div>
      <p>
        {words.secret}: <code className={styles.secret}>{secret}</code>{' '}
        <CopyButton accessibleName={words.copySecret} copy={() => copyText(secret)} />
      </p>
      <CheckedField
        label={words.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        value={code}
        onChange={setCode}
        error={fieldError(error, 'code')}
      />
      <div className="row">
        <Button type="primary" htmlType="submit" disabled={code === ''} loading={isLoading}>
          {words.confirm}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </Form>
  )
}
