import { useState } from 'react'
import { isApiFailure } from '../../shared/api-failure.ts'
import { texts } from '../../shared/texts/texts.ts'
import { FailureNotice, Notice } from '../../shared/ui/Notice.tsx'
import { TextField } from '../../shared/ui/TextField.tsx'
import styles from './account-form.module.css'
import { useForgotPasswordMutation } from './endpoints.ts'

const words = texts.accounts

/** Says the same whether anybody has the e-mail or not. */
export function ForgotPasswordForm({ knownEmail }: { readonly knownEmail: string }) {
  const [email, setEmail] = useState(knownEmail)
  const [ask, { error, isLoading, originalArgs }] = useForgotPasswordMutation()
  const [isSent, setIsSent] = useState(false)

  const submit = async () => {
    const result = await ask(email.trim())
    setIsSent(result.error === undefined)
  }

  if (isSent)
    return (
      <Notice tone="good" heading={words.resetSent}>
        {words.resetSentHint(originalArgs ?? email)}
      </Notice>
    )
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.resetFailed} />}
      <TextField
        label={words.email}
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={setEmail}
        error={isApiFailure(error) ? error.fields['email'] : undefined}
      />
      <button type="submit" className="button primary" disabled={email.trim() === '' || isLoading}>
        {words.sendLink}
      </button>
    </form>
  )
}
