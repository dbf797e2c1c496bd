import { isApiFailure } from '../../shared/api-failure.ts'
import { texts } from '../../shared/texts/texts.ts'
import { TextField } from '../../shared/ui/TextField.tsx'

interface CodeFieldProps {
  readonly code: string
  readonly onChange: (code: string) => void
  /** Of the call that the code goes with. */
  readonly error: unknown
}

/** The code that is asked for after the password. */
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
