import { isApiFailure } from '../../shared/api-failure.ts'
import { texts } from '../../shared/texts/texts.ts'
import { TextField } from '../../shared/ui/TextField.tsx'

interface CodeFieldProps {
  readonly code: string
  readonly onChange: (code: string) => void
  /** Error of the call that sends the code. */
  readonly error: unknown
}

/** Field for the code after the password. */
export function CodeField({ code, onChange, error }: CodeFieldProps) {
  return (
    <TextField
      label={texts.codeStep.label}
      hint={texts.codeStep.hint}
      autoComplete="one-time-code"
      autoFocus
      required
      spellCheck={false}
      value={code}
      onChange={onChange}
      error={isApiFailure(error) ? error.fields['code'] : undefined}
    />
  )
}
