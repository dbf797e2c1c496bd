import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import { isApiFailure } from '../../shared/api-failure.ts'
import { paths } from '../../shared/paths.ts'
import { sessionStarted } from '../../shared/session.ts'
import { texts } from '../../shared/texts/texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { TextField } from '../../shared/ui/TextField.tsx'
import styles from './account-form.module.css'
import { useLogInMutation } from './endpoints.ts'

const words = texts.accounts

/** The server's own words if it answered with some, else what SPEC.md §8 says. */
function headingOf(error: unknown): string {
  if (!isApiFailure(error) || error.status === 0) return words.loginError
  return error.message ?? words.loginFailed
}

export function LoginForm() {
  const dispatch = useDispatch()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [logIn, { error, isLoading }] = useLogInMutation()

  const submit = async () => {
    const { data } = await logIn({ email, password })
    if (data !== undefined) dispatch(sessionStarted(data))
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={headingOf(error)} />}
      <TextField label={words.email} type="email" autoComplete="username" required value={email} onChange={setEmail} />
      <TextField
        label={words.password}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
      />
      <Link to={paths.forgotPassword} state={{ email }} className={styles.aside}>
        {words.forgotPassword}
      </Link>
      <button type="submit" className="button primary" disabled={isLoading}>
        {words.submit}
      </button>
    </form>
  )
}
