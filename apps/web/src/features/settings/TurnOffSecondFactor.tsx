import { Button, Form } from 'antd'
import { useState } from 'react'
import { isApiFailure } from '../../shared/api-failure.ts'
import { texts } from '../../shared/texts/account-texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { CheckedField } from './CheckedField.tsx'
import { useTurnOffSecondFactorMutation } from './second-factor-endpoints.ts'

const words = texts.secondFactor

export function TurnOffSecondFactor({ codesLeft }: { readonly codesLeft: number }) {
  const [proof, setProof] = useState({ password: '', code: '' })
  const [turnOff, { error, isLoading }] = useTurnOffSecondFactorMutation()
  const wrong = isApiFailure(error) ? error.fields : {}
  return (
    <Form layout="vertical" onFinish={() => void turnOff(proof)}>
      {error !== undefined && <FailureNotice error={error} heading={words.failed} fieldsShown={['password', 'code']} />}
      <p>
        {words.isOn} {words.codesLeft(codesLeft)}
      </p>
      <CheckedField
        label={words.password}
        type="password"
        autoComplete="current-password"
        value={proof.password}
        onChange={(password) => setProof({ ...proof, password })}
        error={wrong['password']}
      />
      <CheckedField
        label={words.codeOrRecovery}
        autoComplete="one-time-code"
        value={proof.code}
        onChange={(code) => setProof({ ...proof, code })}
        error={wrong['code']}
      />
      <Button htmlType="submit" disabled={proof.password === '' || proof.code === ''} loading={isLoading}>
        {words.turnOff}
      </Button>
    </Form>
  )
}
