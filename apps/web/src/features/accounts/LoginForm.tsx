import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import { useLoginState } from '../../shared/login-state.ts'
import { paths } from '../../shared/paths.ts'
import { sessionStarted } from '../../shared/session.ts'
import { texts } from '../../shared/texts/texts.ts'
import { TextField } from '../../shared/ui/TextField.tsx'
import styles from './account-form.module.css'
import { AccountForm } from './AccountForm.tsx'
import { CodeField } from './CodeField.tsx'
import { useLogInMutation } from './endpoints.ts'
import { isCodeNeeded, loginFailureOf } from './login-failure.ts'

const words = texts.accounts

export function LoginForm() {
  const dispatch = useDispatch()
  const loginState = useLoginState()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const [logIn, call] = useLogInMutation()

  const submit = async () => {
    const { data, error } = await logIn({ email, password, code: code ?? undefined })
    if (isCodeNeeded(error)) setCode('')
    if (data !== undefined) dispatch(sessionStarted(data))
  }
  const startAgain = () => {
    call.reset()
    setPassword('')
    setCode(null)
  }

  if (code !== null)
    return (
      <AccountForm
        call={isCodeNeeded(call.error) ? { isLoading: call.isLoading } : call}
        failed={texts.codeStep.failed}
        fieldsShown={['code']}
        isIncomplete={code === ''}
        submitLabel={words.submit}
        onSubmit={submit}
      >
        <CodeField code={code} onChange={setCode} error={call.error} />
        <button type="button" className={`link-button ${styles.aside ?? ''}`} onClick={startAgain}>
          {texts.codeStep.back}
        </button>
      </AccountForm>
    )
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
      <Link to={paths.forgotPassword} state={{ ...loginState, email }} className={styles.aside}>
        {words.forgotPassword}
      </Link>
    </AccountForm>
  )
}
