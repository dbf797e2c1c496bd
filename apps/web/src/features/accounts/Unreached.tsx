import { useSession } from '../../shared/session.ts'
import { texts } from '../../shared/texts/texts.ts'
import { Notice } from '../../shared/ui/Notice.tsx'

const words = texts.common

/** Says that somebody may still be logged in: the server did not answer who they are. */
export function Unreached() {
  const session = useSession()
  if (session.status !== 'logged-out' || session.because !== 'unreached') return null
  return (
    <Notice tone="warning" heading={words.unreached}>
      {words.loadFailedHint}
      <button type="button" className="link-button" onClick={() => window.location.reload()}>
        {words.tryAgain}
      </button>
    </Notice>
  )
}
