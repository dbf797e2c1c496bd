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

interface ConfirmationProps {
  readonly token: string
  /** The new address, if the link changes it. */
  readonly newEmail: string | undefined
}

/** Target of the link in a mail: confirms the logged-in user's address, or changes it. */
function Confirmation({ token, newEmail }: ConfirmationProps) {
  const [verify, { error }] = useVerifyEmailMutation()
  useEffect(() => void verify({ token, email: newEmail }), [verify, token, newEmail])
  if (error === undefined) return <Notice tone="info">{words.working}</Notice>
  if (newEmail === undefined)
    return <FailureNotice error={error} heading={words.failed} action={<SendVerification />} />
  const toSettings = <Link to={paths.settings}>{words.toSettings}</Link>
  return <FailureNotice error={error} heading={words.notChanged} action={toSettings} />
}

function Outcome() {
  const [parameters] = useSearchParams()
  const { isEmailVerified, isOwner, email } = useCurrentUser()
  const token = parameters.get('token') ?? ''
  const named = parameters.get('email')?.toLowerCase() ?? email
  if (isEmailVerified && named === email)
    return (
      <Notice tone="good" heading={words.done}>
        <span>{email}</span>
        {isOwner && token !== '' && <span>{words.invited}</span>}
        <Link to={paths.projects}>{words.goOn}</Link>
      </Notice>
    )
  if (token !== '') return <Confirmation token={token} newEmail={named === email ? undefined : named} />
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
