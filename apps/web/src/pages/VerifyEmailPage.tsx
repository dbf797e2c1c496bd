import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useVerifyEmailMutation } from '../features/accounts/endpoints.ts'
import { SendVerification } from '../features/accounts/SendVerification.tsx'
import { paths } from '../shared/paths.ts'
import { useCurrentUser } from '../shared/session.ts'
import { texts } from '../shared/texts/texts.ts'
import { FailureNotice, Notice } from '../shared/ui/Notice.tsx'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'

const words = texts.emailVerification

/** What the link in the message opens: it confirms the address of who is logged in. */
function Confirmation({ token }: { readonly token: string }) {
  const [verify, { error }] = useVerifyEmailMutation()
  useEffect(() => void verify(token), [verify, token])
  if (error === undefined) return <Notice tone="info">{words.working}</Notice>
  return <FailureNotice error={error} heading={words.failed} action={<SendVerification />} />
}

function Outcome() {
  const token = useSearchParams()[0].get('token') ?? ''
  const { isEmailVerified, email } = useCurrentUser()
  if (isEmailVerified)
    return (
      <Notice tone="good" heading={words.done}>
        <span>{email}</span>
        <Link to={paths.projects}>{words.goOn}</Link>
      </Notice>
    )
  if (token !== '') return <Confirmation token={token} />
  return (
    <Notice tone="error" heading={texts.accounts.linkIncomplete}>
      <span>{texts.accounts.linkIncompleteHint}</span>
      <SendVerification />
    </Notice>
  )
}

export function VerifyEmailPage() {
  useDocumentTitle(words.title)
  return (
    <div className="stack wide">
      <h1>{words.title}</h1>
      <Outcome />
    </div>
  )
}
