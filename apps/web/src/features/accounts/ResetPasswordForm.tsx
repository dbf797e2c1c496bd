import { useState } from 'react'
import { messageOf } from '../../shared/api-failure.ts'
import { texts } from '../../shared/texts/texts.ts'
import { AccountForm } from './AccountForm.tsx'
import { CodeField } from './CodeField.tsx'
import { useResetPasswordMutation } from './endpoints.ts'
import { isCodeNeeded } from './login-failure.ts'
import { PasswordFields } from './PasswordFields.tsx'
import { useNewPassword } from './use-new-password.ts'

const words = texts.accounts
const blank = { password: '', confirmation: '' }

export function ResetPasswordForm({ token }: { readonly token: string }) {
  const [resetPassword, call] = useResetPasswordMutation()
  const [code, setCode] = useState<string | null>(null)
  const send = async ({ password }: { readonly password: string }) => {
    const result = await resetPassword({ token, password, code: code ?? undefined })
    if (isCodeNeeded(result.error)) setCode('')
    return result
  }
  const form = useNewPassword(blank, send, call.error)
  return (
    <AccountForm
      call={isCodeNeeded(call.error) ? { isLoading: call.isLoading } : call}
      failed={messageOf(call.error, words.resetFailed)}
      fieldsShown={[...Object.keys(blank), 'code']}
      isIncomplete={form.isIncomplete || code === ''}
      submitLabel={words.savePassword}
      onSubmit={form.submit}
    >
      <PasswordFields {...form.passwords} />
      {code !== null && <CodeField code={code} onChange={setCode} error={call.error} />}
    </AccountForm>
  )
}
