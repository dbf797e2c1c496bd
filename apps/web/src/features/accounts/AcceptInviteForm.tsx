import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { isApiFailure, messageOf } from '../../shared/api-failure.ts'
import { sessionStarted } from '../../shared/session.ts'
import { texts } from '../../shared/texts/texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { TextField } from '../../shared/ui/TextField.tsx'
import styles from './account-form.module.css'
import { useAcceptInviteMutation } from './endpoints.ts'
import { PasswordFields } from './PasswordFields.tsx'

const words = texts.accounts
const blank = { password: '', confirmation: '', firstName: '', lastName: '' }

export function AcceptInviteForm({ token, email }: { readonly token: string; readonly email: string }) {
  const dispatch = useDispatch()
  const [values, setValues] = useState(blank)
  const [passwordsDiffer, setPasswordsDiffer] = useState(false)
  const [acceptInvite, { error, isLoading }] = useAcceptInviteMutation()
  const isIncomplete = values.password === '' || values.confirmation === ''
  const wrong = isApiFailure(error) ? error.fields : {}
  const name = (of: 'firstName' | 'lastName') => ({
    value: values[of],
    onChange: (value: string) => setValues({ ...values, [of]: value }),
    error: wrong[of],
  })

  const submit = async () => {
    const { confirmation, ...person } = values
    setPasswordsDiffer(confirmation !== person.password)
    if (confirmation !== person.password) return
    const { data } = await acceptInvite({ token, email, ...person })
    if (data !== undefined) dispatch(sessionStarted(data))
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {error !== undefined && !isLoading && (
        <FailureNotice error={error} heading={messageOf(error, words.acceptInviteFailed)} />
      )}
      <TextField label={words.email} type="email" autoComplete="username" required readOnly value={email} />
      <PasswordFields values={values} onChange={setValues} error={wrong['password']} differ={passwordsDiffer} />
      <div className={styles.pair}>
        <TextField label={words.firstName} autoComplete="given-name" {...name('firstName')} />
        <TextField label={words.lastName} autoComplete="family-name" {...name('lastName')} />
      </div>
      <button type="submit" className="button primary" disabled={isIncomplete || isLoading}>
        {words.submit}
      </button>
    </form>
  )
}
