import type { ProofRequest } from '../../../../../adapters/http-contract/accounts.ts'
import { isApiFailure } from '../../shared/api-failure.ts'
import { texts } from '../../shared/texts/account-texts.ts'
import { HiddenUserName } from './HiddenUserName.tsx'
import { CheckedField } from './CheckedField.tsx'
import { useLoadSecondFactorQuery } from './second-factor-endpoints.ts'

interface ProofFieldsProps {
  readonly proof: ProofRequest
  readonly onChange: (proof: ProofRequest) => void
  /** Of the call that the proof goes with. */
  readonly error: unknown
}

/** What `ProofFields` shows beside them; the other reasons belong into a notice. */
export const PROOF_FIELDS = ['password', 'code']

/** The password once more, and a code where the user is asked for one at log-in. */
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

/** Nothing where the user is asked for no code. */
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
