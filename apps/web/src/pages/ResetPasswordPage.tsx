import { useSearchParams } from 'react-router-dom'
import { AccountPanel } from '../features/accounts/AccountPanel.tsx'
import { ResetPasswordForm } from '../features/accounts/ResetPasswordForm.tsx'
import { paths } from '../shared/paths.ts'
import { texts } from '../shared/texts/texts.ts'
import { Notice } from '../shared/ui/Notice.tsx'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'

const words = texts.accounts

export function ResetPasswordPage() {
  const [parameters] = useSearchParams()
  const token = parameters.get('token') ?? ''
  useDocumentTitle(words.resetTitle)
  return (
    <AccountPanel
      title={words.resetTitle}
      intro={words.resetIntro}
      other={{ lead: words.linkTooOld, link: words.askForNewLink, to: paths.forgotPassword }}
    >
      {token === '' ? (
        <Notice tone="error" heading={words.linkIncomplete}>
          {words.linkIncompleteHint}
        </Notice>
      ) : (
        <ResetPasswordForm token={token} />
      )}
    </AccountPanel>
  )
}
