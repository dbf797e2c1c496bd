import { useState } from 'react'

export interface Ticks {
  readonly has: (key: string) => boolean
  readonly toggle: (key: string) => void
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly isChanged: boolean
  readonly count: number
}

/** Ticked entries: the initial ones with the user's changes. */
export function useTicks(before: readonly string[]): Ticks {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const removed = before.filter((key) => changed.has(key))
  const added = [...changed].filter((key) => !before.includes(key))
  return {
    has: (key) => before.includes(key) !== changed.has(key),
    toggle: (key) =>
      setChanged(new Set(changed.has(key) ? [...changed].filter((one) => one !== key) : [...changed, key])),
    added,
    removed,
    isChanged: changed.size > 0,
    count: before.length + added.length - removed.length,
  }
}
