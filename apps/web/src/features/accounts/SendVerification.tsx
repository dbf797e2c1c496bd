import { runtimeConfig } from '../../shared/runtime-config.ts'
import { useCurrentUser } from '../../shared/session.ts'
import { texts } from '../../shared/texts/texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { useSendVerificationMutation } from './endpoints.ts'

const words = texts.emailVerification

/** Sends the link once more that confirms the user's address. */
export function SendVerification({ look = 'button' }: { readonly look?: 'button' | 'link-button' }) {
  const { email } = useCurrentUser()
  const [send, { error, isLoading, isSuccess }] = useSendVerificationMutation()
  return (
    <>
      <button type="button" className={look} disabled={isLoading} onClick={() => void send()}>
        {runtimeConfig.mailConfigured ? words.sendAgain : words.makeAgain}
      </button>
      {isSuccess && !isLoading && (
        <span role="status">{(runtimeConfig.mailConfigured ? words.sent : words.kept)(email)}</span>
      )}
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.notSent} />}
    </>
  )
}
