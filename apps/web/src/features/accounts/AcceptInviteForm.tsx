import { messageOf } from '../../shared/api-failure.ts'
import { texts } from '../../shared/texts/texts.ts'
import { TextField } from '../../shared/ui/TextField.tsx'
import { AccountForm } from './AccountForm.tsx'
import { useAcceptInviteMutation } from './endpoints.ts'
import { LegalNote } from './LegalNote.tsx'
import { NameFields } from './NameFields.tsx'
import { PasswordFields } from './PasswordFields.tsx'
import { useNewPassword } from './use-new-password.ts'

const words = texts.accounts
const blank = { password: '', confirmation: '', firstName: '', lastName: '' }

export function AcceptInviteForm({ token, email }: { readonly token: string; readonly email: string }) {
  const [acceptInvite, call] = useAcceptInviteMutation()
  const form = useNewPassword(blank, (person) => acceptInvite({ token, email, ...person }), call.error)
  return (
    <AccountForm
      call={call}
      failed={messageOf(call.error, words.acceptInviteFailed)}
      fieldsShown={Object.keys(blank)}
      isIncomplete={form.isIncomplete}
      submitLabel={words.submit}
      onSubmit={form.submit}
    >
      <TextField label={words.email} type="email" autoComplete="username" required readOnly value={email} />
      <PasswordFields {...form.passwords} />
      <NameFields firstName={form.field('firstName')} lastName={form.field('lastName')} />
      <LegalNote />
    </AccountForm>
  )
}
