import { useSearchParams } from 'react-router-dom'
import { AcceptInviteForm } from '../features/accounts/AcceptInviteForm.tsx'
import { AccountPanel } from '../features/accounts/AccountPanel.tsx'
import { paths } from '../shared/paths.ts'
import { texts } from '../shared/texts/texts.ts'
import { Notice } from '../shared/ui/Notice.tsx'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'

const words = texts.accounts

export function AcceptInvitePage() {
  const [parameters] = useSearchParams()
  const token = parameters.get('token') ?? ''
  const email = parameters.get('email') ?? ''
  useDocumentTitle(words.acceptInviteTitle)
  return (
    <AccountPanel
      title={words.acceptInviteTitle}
      intro={words.acceptInviteIntro}
      other={{ lead: words.alreadyRegistered, link: words.signIn, to: paths.login }}
    >
      {token === '' || email === '' ? (
        <Notice tone="error" heading={words.linkIncomplete}>
          {words.linkIncompleteHint}
        </Notice>
      ) : (
        <AcceptInviteForm token={token} email={email} />
      )}
    </AccountPanel>
  )
}
