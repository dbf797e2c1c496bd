import { useLocation } from 'react-router-dom'
import { AccountPanel } from '../features/accounts/AccountPanel.tsx'
import { ForgotPasswordForm } from '../features/accounts/ForgotPasswordForm.tsx'
import { paths } from '../shared/paths.ts'
import { runtimeConfig } from '../shared/runtime-config.ts'
import { texts } from '../shared/texts/texts.ts'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'

const words = texts.accounts

export function ForgotPasswordPage() {
  const { email = '' } = (useLocation().state ?? {}) as { readonly email?: string }
  useDocumentTitle(words.forgotTitle)
  return (
    <AccountPanel
      title={words.forgotTitle}
      intro={runtimeConfig.mailConfigured ? words.forgotIntro : words.forgotIntroNoMail}
      other={{ lead: words.rememberedIt, link: words.signIn, to: paths.login }}
    >
      <ForgotPasswordForm knownEmail={email} />
    </AccountPanel>
  )
}
