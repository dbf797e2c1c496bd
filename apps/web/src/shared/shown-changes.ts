import { useSyncExternalStore } from 'react'

type Change = (data: never) => unknown

/** Changes of one entry of the data cache that are shown before the server has answered them, in their order. */
interface Shown {
  /** The entry as it is without them. */
  base: unknown
  readonly changes: Change[]
}

/** By the key of their entry. */
const shown = new Map<string, Shown>()
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Forgets them all; to be called when the user changes. */
export function forgetShownChanges(): void {
  shown.clear()
  tell()
}

/** Whether the entry shows what the server has not answered yet. */
export const isAhead = (key: string): boolean => shown.has(key)

/** As `isAhead`, for what is rendered. */
export const useIsAhead = (key: string): boolean => useSyncExternalStore(subscribe, () => isAhead(key))

/** Until the entry shows nothing that the server has not answered. */
export async function untilAnswered(key: string): Promise<void> {
  while (isAhead(key)) await nextNews()
}

function nextNews(): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      stop()
      resolve()
    })
  })
}

/** Applies a change to what the entry is without the shown ones. */
export function changeBase<Data>(key: string, change: (data: Data) => Data): void {
  const known = shown.get(key)
  if (known !== undefined) known.base = change(known.base as Data)
}

/**
 * Notes that a change of the entry is shown from now on. Returns what is to be called once it is answered: it answers the
 * entry without the change where that did not work, else null, as it is shown already.
 */
export function beginShowing<Data>(key: string, before: Data, change: (data: Data) => Data) {
  const known: Shown = shown.get(key) ?? { base: before, changes: [] }
  known.changes.push(change as Change)
  shown.set(key, known)
  tell()
  return (worked: boolean): Data | null => {
    known.changes.splice(known.changes.indexOf(change as Change), 1)
    if (known.changes.length === 0 && shown.get(key) === known) shown.delete(key)
    if (worked) known.base = change(known.base as Data)
    return worked ? null : known.changes.reduce((data, each) => each(data as never) as Data, known.base as Data)
  }
}

/** To be called once what a change answered is shown: who waited for it goes on. */
export const tellAnswered = tell
