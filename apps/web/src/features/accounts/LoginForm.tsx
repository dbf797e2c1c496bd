import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { sessionStarted } from '../../shared/session.ts'
import { texts } from '../../shared/texts/texts.ts'
import { TextField } from '../../shared/ui/TextField.tsx'
import styles from './account-form.module.css'
import { AccountForm } from './AccountForm.tsx'
import { useLogInMutation } from './endpoints.ts'
import { loginFailureOf } from './login-failure.ts'

const words = texts.accounts

export function LoginForm() {
  const dispatch = useDispatch()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [logIn, call] = useLogInMutation()

  const submit = async () => {
    const { data } = await logIn({ email, password })
    if (data !== undefined) dispatch(sessionStarted(data))
  }

  return (
    <AccountForm call={call} failed={loginFailureOf(call.error)} isChecked submitLabel={words.submit} onSubmit={submit}>
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
    </AccountForm>
  )
}
