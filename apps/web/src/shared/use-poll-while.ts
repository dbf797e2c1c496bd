import { useEffect } from 'react'
import { retryAfter } from './retry-after.ts'

/** Calls `refetch` at an interval, in milliseconds, while the thing is busy; less often after a failed call. */
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

/** The browser's information on its connection, if any. */
const connectionOf = (browser: Navigator & { readonly connection?: Parameters<typeof retryAfter>[0] }) =>
  browser.connection
