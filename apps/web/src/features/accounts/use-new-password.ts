import { useState } from 'react'
import { useDispatch } from 'react-redux'
import type { CurrentUser } from '../../../../../adapters/http-contract/accounts.ts'
import { isApiFailure } from '../../shared/api-failure.ts'
import { sessionStarted } from '../../shared/session.ts'
import type { NewPassword } from './PasswordFields.tsx'

type Send<Values> = (values: Omit<Values, 'confirmation'>) => Promise<{ data?: CurrentUser | undefined }>

/** State of a form that sets a password and logs the user in. */
export function useNewPassword<Values extends NewPassword>(blank: Values, send: Send<Values>, error: unknown) {
  const dispatch = useDispatch()
  const [values, setValues] = useState(blank)
  const [differ, setDiffer] = useState(false)
  const wrong = isApiFailure(error) ? error.fields : {}

  const submit = async () => {
    const { confirmation, ...rest } = values
    setDiffer(confirmation !== rest.password)
    if (confirmation !== rest.password) return
    const { data } = await send(rest)
    if (data !== undefined) dispatch(sessionStarted(data))
  }

  return {
    submit,
    isIncomplete: values.password === '' || values.confirmation === '',
    values,
    field: (name: Exclude<keyof Values, keyof NewPassword> & string) => ({
      value: values[name] as string,
      onChange: (value: string) => setValues({ ...values, [name]: value }),
      error: wrong[name],
    }),
    passwords: { values, onChange: setValues, error: wrong['password'], differ },
  }
}
