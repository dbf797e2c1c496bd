import { AccountPanel } from '../features/accounts/AccountPanel.tsx'
import { RegisterForm } from '../features/accounts/RegisterForm.tsx'
import { paths } from '../shared/paths.ts'
import { texts } from '../shared/texts/texts.ts'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'

const words = texts.accounts

export function RegisterPage() {
  useDocumentTitle(words.registerTitle)
  return (
    <AccountPanel
      title={words.registerTitle}
      intro={words.registerIntro}
      other={{ lead: words.alreadyRegistered, link: words.signIn, to: paths.login }}
    >
      <RegisterForm />
    </AccountPanel>
  )
}
