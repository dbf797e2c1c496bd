import { runtimeConfig } from '../../shared/runtime-config.ts'
import { useCurrentUser } from '../../shared/session.ts'
import { texts } from '../../shared/texts/texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { useSendVerificationMutation } from './endpoints.ts'

const words = texts.emailVerification

/** Sends the link that confirms the user's address again. Not shown without a mail server. */
export function SendVerification({ look = 'button' }: { readonly look?: 'button' | 'link-button' }) {
  const { email } = useCurrentUser()
  const [send, { error, isLoading, isSuccess }] = useSendVerificationMutation()
  if (!runtimeConfig.mailConfigured) return null
  return (
    <>
      <button type="button" className={look} disabled={isLoading} onClick={() => void send()}>
        {words.sendAgain}
      </button>
      {isSuccess && !isLoading && <span role="status">{words.sent(email)}</span>}
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.notSent} />}
    </>
  )
}
