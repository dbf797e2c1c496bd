import { useEffect } from 'react'
import { texts } from '../../shared/texts/texts.ts'
import { Notice } from '../../shared/ui/Notice.tsx'
import { finishLogOut, useHasLogOutFailed } from './unfinished-log-out.ts'

const words = texts.accounts

/** Milliseconds between attempts to reach the server. */
const RETRY = 5000

/** Warns that the session is still open on the server, and ends it once the server can be reached. */
export function UnfinishedLogOut() {
  const hasFailed = useHasLogOutFailed()
  useEffect(() => {
    if (!hasFailed) return
    const retry = () => void finishLogOut()
    const timer = window.setInterval(retry, RETRY)
    window.addEventListener('online', retry)
    return () => {
      window.clearInterval(timer)
      window.removeEventListener('online', retry)
    }
  }, [hasFailed])
  if (!hasFailed) return null
  return (
    <Notice tone="warning" heading={words.logOutUnfinished}>
      {words.logOutUnfinishedHint}
    </Notice>
  )
}
