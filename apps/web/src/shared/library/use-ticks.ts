import { useState } from 'react'

export interface Ticks {
  readonly ticked: readonly string[]
  readonly toggle: (key: string) => void
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

export const toggled = (ticked: readonly string[], key: string): string[] =>
  ticked.includes(key) ? ticked.filter((one) => one !== key) : [...ticked, key]

/** Ticked entries: the initial ones with the user's changes. */
export function useTicks(before: readonly string[]): Ticks {
  const [changed, setChanged] = useState<readonly string[]>([])
  const ticked = changed.reduce<readonly string[]>(toggled, before)
  return {
    ticked,
    toggle: (key) => setChanged(toggled(changed, key)),
    added: ticked.filter((key) => !before.includes(key)),
    removed: before.filter((key) => !ticked.includes(key)),
  }
}
