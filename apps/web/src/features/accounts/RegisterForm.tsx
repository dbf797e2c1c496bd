import { texts } from '../../shared/texts/texts.ts'
import { TextField } from '../../shared/ui/TextField.tsx'
import { AccountForm } from './AccountForm.tsx'
import { useRegisterMutation } from './endpoints.ts'
import { LegalNote } from './LegalNote.tsx'
import { NameFields } from './NameFields.tsx'
import { PasswordFields } from './PasswordFields.tsx'
import { useNewPassword } from './use-new-password.ts'

const words = texts.accounts
const blank = { email: '', password: '', confirmation: '', firstName: '', lastName: '' }

export function RegisterForm() {
  const [register, call] = useRegisterMutation()
  const form = useNewPassword(blank, register, call.error)
  return (
    <AccountForm
      call={call}
      failed={words.registrationFailed}
      fieldsShown={Object.keys(blank)}
      isIncomplete={form.isIncomplete || form.values.email === ''}
      submitLabel={words.submit}
      onSubmit={form.submit}
    >
      <TextField label={words.email} type="email" autoComplete="username" required {...form.field('email')} />
      <PasswordFields {...form.passwords} />
      <NameFields firstName={form.field('firstName')} lastName={form.field('lastName')} />
      <p className="muted small">{words.invitedHint}</p>
      <LegalNote />
    </AccountForm>
  )
}
