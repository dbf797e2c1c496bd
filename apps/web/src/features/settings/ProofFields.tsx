import type { ProofRequest } from '../../../../../adapters/http-contract/accounts.ts'
import { isApiFailure } from '../../shared/api-failure.ts'
import { texts } from '../../shared/texts/account-texts.ts'
import { HiddenUserName } from './HiddenUserName.tsx'
import { CheckedField } from './CheckedField.tsx'
import { useLoadSecondFactorQuery } from './second-factor-endpoints.ts'

interface ProofFieldsProps {
  readonly proof: ProofRequest
  readonly onChange: (proof: ProofRequest) => void
  /** Error of the call that sends the proof. */
  readonly error: unknown
}

/** Errors that `ProofFields` shows; others belong in a notice. */
export const PROOF_FIELDS = ['password', 'code']

/** Asks for the password again, and for a code if the user needs one at log-in. */
export function ProofFields({ proof, onChange, error }: ProofFieldsProps) {
  const wrong = isApiFailure(error) ? error.fields : {}
  return (
    <>
      <HiddenUserName />
      <CheckedField
        label={texts.secondFactor.password}
        type="password"
        autoComplete="current-password"
        value={proof.password}
        onChange={(password) => onChange({ ...proof, password })}
        error={wrong['password']}
      />
      <ProofCode code={proof.code} onChange={(code) => onChange({ ...proof, code })} error={error} />
    </>
  )
}

interface ProofCodeProps {
  readonly code: string | undefined
  readonly onChange: (code: string) => void
  readonly error: unknown
}

/** Empty if the user needs no code. */
export function ProofCode({ code = '', onChange, error }: ProofCodeProps) {
  const { data } = useLoadSecondFactorQuery()
  if (!data?.isOn) return null
  return (
    <CheckedField
      label={texts.secondFactor.codeOrRecovery}
      autoComplete="one-time-code"
      value={code}
      onChange={onChange}
      error={isApiFailure(error) ? error.fields['code'] : undefined}
    />
  )
}
