import { useSyncExternalStore } from 'react'
import { callApi } from '../../shared/call-api.ts'
import { pathTo } from '../../shared/endpoint.ts'
import { inApp } from '../../shared/runtime-config.ts'
import { keep } from '../../shared/keep.ts'

/** Kept by the browser until the server has ended the session, even after the tab is closed. */
const KEY = inApp('unfinished-log-out')

/** Timeout in milliseconds. */
const LONGEST_CALL = 10_000

let hasFailed = false
const listeners = new Set<() => void>()

function set(failed: boolean): void {
  hasFailed = failed
  for (const listener of listeners) listener()
}

export const isLogOutUnfinished = () => localStorage.getItem(KEY) !== null

/** Call this after a log-in: the new session must not be ended. */
export function forgetLogOut(): void {
  localStorage.removeItem(KEY)
  set(false)
}

/** Ends this browser's session on the server. */
export async function endSession(): Promise<void> {
  keep('localStorage', KEY, '')
  await finishLogOut()
}

/** Tries again to end the session, unless that is done or somebody has logged in. */
export async function finishLogOut(): Promise<void> {
  if (!isLogOutUnfinished()) return set(false)
  const call = { path: pathTo('POST /account/logout'), method: 'POST' } as const
  const result = await callApi(call, AbortSignal.timeout(LONGEST_CALL))
  if ('error' in result) set(isLogOutUnfinished())
  else forgetLogOut()
}

/** Whether the session is still open because the server could not be reached. */
export function useHasLogOutFailed(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => hasFailed,
    () => false,
  )
}
