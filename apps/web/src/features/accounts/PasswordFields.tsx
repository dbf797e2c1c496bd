import { texts } from '../../shared/texts/texts.ts'
import { TextField } from '../../shared/ui/TextField.tsx'

const words = texts.accounts

export interface NewPassword {
  readonly password: string
  readonly confirmation: string
}

interface PasswordFieldsProps<Values extends NewPassword> {
  readonly values: Values
  readonly onChange: (values: Values) => void
  /** Server's reason for refusing the password. */
  readonly error?: string | undefined
  readonly differ: boolean
}

/** A new password and its confirmation. */
export function PasswordFields<Values extends NewPassword>(props: PasswordFieldsProps<Values>) {
  const { values, onChange, error, differ } = props
  return (
    <>
      <TextField
        label={words.password}
        type="password"
        autoComplete="new-password"
        required
        hint={words.passwordHint}
        value={values.password}
        onChange={(password) => onChange({ ...values, password })}
        error={error}
      />
      <TextField
        label={words.confirmPassword}
        type="password"
        autoComplete="new-password"
        required
        value={values.confirmation}
        onChange={(confirmation) => onChange({ ...values, confirmation })}
        error={differ ? words.passwordsDiffer : undefined}
      />
    </>
  )
}
