import { messageOf } from '../../shared/api-failure.ts'
import { texts } from '../../shared/texts/texts.ts'
import { AccountForm } from './AccountForm.tsx'
import { useResetPasswordMutation } from './endpoints.ts'
import { PasswordFields } from './PasswordFields.tsx'
import { useNewPassword } from './use-new-password.ts'

const words = texts.accounts
const blank = { password: '', confirmation: '' }

export function ResetPasswordForm({ token }: { readonly token: string }) {
  const [resetPassword, call] = useResetPasswordMutation()
  const form = useNewPassword(blank, ({ password }) => resetPassword({ token, password }), call.error)
  return (
    <AccountForm
      call={call}
      failed={messageOf(call.error, words.resetFailed)}
      fieldsShown={Object.keys(blank)}
      isIncomplete={form.isIncomplete}
      submitLabel={words.savePassword}
      onSubmit={form.submit}
    >
      <PasswordFields {...form.passwords} />
    </AccountForm>
  )
}
