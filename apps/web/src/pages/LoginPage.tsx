import { AccountPanel } from '../features/accounts/AccountPanel.tsx'
import { LoginForm } from '../features/accounts/LoginForm.tsx'
import { paths } from '../shared/paths.ts'
import { texts } from '../shared/texts/texts.ts'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'

const words = texts.accounts

export function LoginPage() {
  useDocumentTitle(words.loginTitle)
  return (
    <AccountPanel
      title={words.loginTitle}
      intro={words.loginIntro}
      other={{ lead: words.newHere, link: words.requestAccess, to: paths.register }}
    >
      <LoginForm />
    </AccountPanel>
  )
}
