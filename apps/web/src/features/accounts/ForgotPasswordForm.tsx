import { useState } from 'react'
import { isApiFailure } from '../../shared/api-failure.ts'
import { runtimeConfig } from '../../shared/runtime-config.ts'
import { texts } from '../../shared/texts/texts.ts'
import { Notice } from '../../shared/ui/Notice.tsx'
import { TextField } from '../../shared/ui/TextField.tsx'
import { AccountForm } from './AccountForm.tsx'
import { useForgotPasswordMutation } from './endpoints.ts'

const words = texts.accounts

function Sent({ email }: { readonly email: string }) {
  const { mailConfigured } = runtimeConfig
  return (
    <Notice tone="good" heading={mailConfigured ? words.resetSent : words.resetKept}>
      {mailConfigured ? words.resetSentHint(email) : words.resetKeptHint(email)}
    </Notice>
  )
}

/** Shows the same message whether or not the e-mail is known. */
export function ForgotPasswordForm({ knownEmail }: { readonly knownEmail: string }) {
  const [email, setEmail] = useState(knownEmail)
  const [ask, call] = useForgotPasswordMutation()
  const [isSent, setIsSent] = useState(false)
  const { error, originalArgs } = call

  const submit = async () => {
    const result = await ask(email.trim())
    setIsSent(result.error === undefined)
  }

  if (isSent) return <Sent email={originalArgs ?? email} />
  return (
    <AccountForm
      call={call}
      failed={words.resetFailed}
      isIncomplete={email.trim() === ''}
      submitLabel={words.sendLink}
      onSubmit={submit}
    >
      <TextField
        label={words.email}
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={setEmail}
        error={isApiFailure(error) ? error.fields['email'] : undefined}
      />
    </AccountForm>
  )
}
