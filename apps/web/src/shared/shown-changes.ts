/** Changes of one entry of the data cache that are shown before the server has answered them. */
export interface ShownChanges {
  /** The entry as it is without them. */
  base: unknown
  /** In their order. */
  readonly changes: ((data: never) => unknown)[]
}

/** By the key of their entry. */
export const shownChanges = new Map<string, ShownChanges>()
const listeners = new Set<() => void>()

/** To be called where changes came or went. */
export function tellShown(): void {
  for (const listener of listeners) listener()
}

/** Answers a function that stops listening. */
export function listenToShown(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Forgets them all; to be called when the user changes. */
export function forgetShownChanges(): void {
  shownChanges.clear()
  tellShown()
}

/** Whether the entry shows what the server has not answered yet. */
export const isAhead = (key: string): boolean => shownChanges.has(key)

/** Until the entry shows nothing that the server has not answered. */
export async function untilAnswered(key: string): Promise<void> {
  while (isAhead(key))
    await new Promise<void>((resolve) => {
      const stop = listenToShown(() => resolve(stop()))
    })
}
