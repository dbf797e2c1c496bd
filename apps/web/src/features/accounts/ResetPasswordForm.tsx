import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { isApiFailure, messageOf } from '../../shared/api-failure.ts'
import { sessionStarted } from '../../shared/session.ts'
import { texts } from '../../shared/texts/texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import styles from './account-form.module.css'
import { useResetPasswordMutation } from './endpoints.ts'
import { PasswordFields } from './PasswordFields.tsx'

const words = texts.accounts

export function ResetPasswordForm({ token }: { readonly token: string }) {
  const dispatch = useDispatch()
  const [values, setValues] = useState({ password: '', confirmation: '' })
  const [passwordsDiffer, setPasswordsDiffer] = useState(false)
  const [resetPassword, { error, isLoading }] = useResetPasswordMutation()
  const isIncomplete = values.password === '' || values.confirmation === ''

  const submit = async () => {
    setPasswordsDiffer(values.confirmation !== values.password)
    if (values.confirmation !== values.password) return
    const { data } = await resetPassword({ token, password: values.password })
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
        <FailureNotice error={error} heading={messageOf(error, words.resetFailed)} />
      )}
      <PasswordFields
        values={values}
        onChange={setValues}
        error={isApiFailure(error) ? error.fields['password'] : undefined}
        differ={passwordsDiffer}
      />
      <button type="submit" className="button primary" disabled={isIncomplete || isLoading}>
        {words.savePassword}
      </button>
    </form>
  )
}
