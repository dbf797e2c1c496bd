import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { isApiFailure } from '../../shared/api-failure.ts'
import { sessionStarted } from '../../shared/session.ts'
import { texts } from '../../shared/texts/texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { TextField } from '../../shared/ui/TextField.tsx'
import styles from './account-form.module.css'
import { useRegisterMutation } from './endpoints.ts'
import { PasswordFields } from './PasswordFields.tsx'

const words = texts.accounts
const blank = { email: '', password: '', confirmation: '', firstName: '', lastName: '' }

export function RegisterForm() {
  const dispatch = useDispatch()
  const [values, setValues] = useState(blank)
  const [passwordsDiffer, setPasswordsDiffer] = useState(false)
  const [register, { error, isLoading }] = useRegisterMutation()
  const isIncomplete = values.email === '' || values.password === '' || values.confirmation === ''
  const wrong = isApiFailure(error) ? error.fields : {}
  const field = (name: keyof typeof blank) => ({
    value: values[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
    error: wrong[name],
  })

  const submit = async () => {
    const { confirmation, ...account } = values
    setPasswordsDiffer(confirmation !== account.password)
    if (confirmation !== account.password) return
    const { data } = await register(account)
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
        <FailureNotice error={error} heading={words.registrationFailed} fieldsShown={Object.keys(blank)} />
      )}
      <TextField label={words.email} type="email" autoComplete="username" required {...field('email')} />
      <PasswordFields values={values} onChange={setValues} error={wrong['password']} differ={passwordsDiffer} />
      <div className={styles.pair}>
        <TextField label={words.firstName} autoComplete="given-name" {...field('firstName')} />
        <TextField label={words.lastName} autoComplete="family-name" {...field('lastName')} />
      </div>
      <button type="submit" className="button primary" disabled={isIncomplete || isLoading}>
        {words.submit}
      </button>
    </form>
  )
}
