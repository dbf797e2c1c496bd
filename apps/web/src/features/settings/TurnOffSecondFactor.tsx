import { Button, Form } from 'antd'
import { useState } from 'react'
import { texts } from '../../shared/texts/account-texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { PROOF_FIELDS, ProofFields } from './ProofFields.tsx'
import { useTurnOffSecondFactorMutation } from './second-factor-endpoints.ts'

const words = texts.secondFactor

export function TurnOffSecondFactor({ codesLeft }: { readonly codesLeft: number }) {
  const [proof, setProof] = useState({ password: '', code: '' })
  const [turnOff, { error, isLoading }] = useTurnOffSecondFactorMutation()
  return (
    <Form layout="vertical" onFinish={() => void turnOff(proof)}>
      {error !== undefined && <FailureNotice error={error} heading={words.failed} fieldsShown={PROOF_FIELDS} />}
      <p>
        {words.isOn} {words.codesLeft(codesLeft)}
      </p>
      <ProofFields proof={proof} onChange={(typed) => setProof({ ...proof, ...typed })} error={error} />
      <Button htmlType="submit" disabled={proof.password === '' || proof.code === ''} loading={isLoading}>
        {words.turnOff}
      </Button>
    </Form>
  )
}
