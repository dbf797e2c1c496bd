import { useSyncExternalStore } from 'react'
import { callApi } from '../../shared/call-api.ts'
import { pathTo } from '../../shared/endpoint.ts'
import { inApp } from '../../shared/runtime-config.ts'

/** Kept by the browser until the server has ended the session: a closed tab does not forget it. */
const KEY = inApp('unfinished-log-out')

/** Milliseconds. */
const LONGEST_CALL = 10_000

let hasFailed = false
const listeners = new Set<() => void>()

function set(failed: boolean): void {
  hasFailed = failed
  for (const listener of listeners) listener()
}

export const isLogOutUnfinished = () => localStorage.getItem(KEY) !== null

/** To be called when somebody has logged in: their session is not the one to be ended. */
export function forgetLogOut(): void {
  localStorage.removeItem(KEY)
  set(false)
}

/** Has the server end the session of this browser. */
export async function endSession(): Promise<void> {
  localStorage.setItem(KEY, '')
  await finishLogOut()
}

/** Tries once more to end the session, unless that is done or somebody has logged in. */
export async function finishLogOut(): Promise<void> {
  if (!isLogOutUnfinished()) return set(false)
  const call = { path: pathTo('POST /account/logout'), method: 'POST' } as const
  const result = await callApi(call, AbortSignal.timeout(LONGEST_CALL))
  if ('error' in result) set(isLogOutUnfinished())
  else forgetLogOut()
}

/** Whether the server could not be reached to end the session, and still has it. */
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
