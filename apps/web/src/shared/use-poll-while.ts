import { useEffect } from 'react'
import { retryAfter } from './retry-after.ts'

/** Calls `refetch` every so many milliseconds for as long as the thing is busy; later where the last call failed. */
export function usePollWhile(
  isBusy: boolean,
  milliseconds: number,
  refetch: () => unknown,
  hasFailed: boolean = false,
): void {
  useEffect(() => {
    if (!isBusy) return
    const pause = hasFailed ? Math.max(milliseconds, retryAfter(connectionOf(navigator))) : milliseconds
    const timer = window.setInterval(() => void refetch(), pause)
    return () => window.clearInterval(timer)
  }, [isBusy, milliseconds, refetch, hasFailed])
}

/** What the browser knows of its connection, as far as it tells. */
const connectionOf = (browser: Navigator & { readonly connection?: Parameters<typeof retryAfter>[0] }) =>
  browser.connection
