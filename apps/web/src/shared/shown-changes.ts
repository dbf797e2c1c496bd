/** Changes of one cache entry that the server has not yet answered. */
export interface ShownChanges {
  /** The entry without them. */
  base: unknown
  /** In order. */
  readonly changes: ((data: never) => unknown)[]
}

/** By cache key. */
export const shownChanges = new Map<string, ShownChanges>()
const listeners = new Set<() => void>()

/** Call this after adding or removing changes. */
export function tellShown(): void {
  for (const listener of listeners) listener()
}

/** Returns a function that unsubscribes. */
export function listenToShown(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Forgets all changes. Call this when the user changes. */
export function forgetShownChanges(): void {
  shownChanges.clear()
  tellShown()
}

/** Whether the entry shows unconfirmed changes. */
export const isAhead = (key: string): boolean => shownChanges.has(key)

/** Waits until the entry has no unconfirmed changes. */
export async function untilAnswered(key: string): Promise<void> {
  while (isAhead(key))
    await new Promise<void>((resolve) => {
      const stop = listenToShown(() => resolve(stop()))
    })
}
