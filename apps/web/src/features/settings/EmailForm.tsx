import { Button, Form } from 'antd'
import { useState } from 'react'
import { isApiFailure } from '../../shared/api-failure.ts'
import { runtimeConfig } from '../../shared/runtime-config.ts'
import { useCurrentUser } from '../../shared/session.ts'
import { texts } from '../../shared/texts/account-texts.ts'
import { FailureNotice, Notice } from '../../shared/ui/Notice.tsx'
import type { ChangeEmailRequest } from '../../../../../adapters/http-contract/accounts.ts'
import { HiddenUserName } from './HiddenUserName.tsx'
import { CheckedField } from './CheckedField.tsx'
import { PROOF_FIELDS, ProofCode } from './ProofFields.tsx'
import { useChangeEmailMutation } from './endpoints.ts'

const words = texts.ownEmail
const blank: ChangeEmailRequest = { email: '', password: '' }

/** Shows the user's address, and sends a confirmation link to a new one. */
export function EmailForm() {
  const [values, setValues] = useState(blank)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [changeEmail, { error, isLoading }] = useChangeEmailMutation()
  const present = useCurrentUser().email
  const wrong = isApiFailure(error) ? error.fields : {}
  const email = values.email.trim()

  const send = async () => {
    setSentTo(null)
    const result = await changeEmail({ ...values, email })
    if (result.error !== undefined) return
    setValues(blank)
    setSentTo(email)
  }

  return (
    <section className="card" aria-labelledby="own-email" style={{ maxWidth: 640 }}>
      <h2 id="own-email" style={{ marginBottom: 12 }}>
        {words.title}
      </h2>
      <p style={{ marginBottom: 16, overflowWrap: 'anywhere' }}>{words.present(present)}</p>
      <Form layout="vertical" onFinish={() => void send()}>
        <CheckedField
          label={words.newEmail}
          type="email"
          autoComplete="email"
          value={values.email}
          onChange={(typed) => setValues({ ...values, email: typed })}
          error={wrong['email']}
        />
        <HiddenUserName />
        <CheckedField
          label={words.password}
          type="password"
          autoComplete="current-password"
          value={values.password}
          onChange={(password) => setValues({ ...values, password })}
          error={wrong['password']}
        />
        <ProofCode code={values.code} onChange={(code) => setValues({ ...values, code })} error={error} />
        <div className="stack">
          {error !== undefined && !isLoading && (
            <FailureNotice error={error} heading={words.failed} fieldsShown={['email', ...PROOF_FIELDS]} />
          )}
          <div>
            <Button htmlType="submit" disabled={email === '' || values.password === ''} loading={isLoading}>
              {words.save}
            </Button>
          </div>
          {sentTo !== null && sentTo !== present && (
            <Notice tone="quiet">{(runtimeConfig.mailConfigured ? words.sent : words.kept)(sentTo)}</Notice>
          )}
        </div>
      </Form>
    </section>
  )
}
