import { useState } from 'react'

export interface Selection {
  readonly ids: readonly string[]
  readonly has: (id: string) => boolean
  readonly toggle: (id: string) => void
  readonly clear: () => void
  /** Selects all that are shown. */
  readonly all: () => void
}

/** Selection among the shown things; hidden ones are not selected. */
export function useSelection(shown: readonly { readonly id: string }[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const ids = shown.map(({ id }) => id).filter((id) => chosen.has(id))
  return {
    ids,
    has: (id) => chosen.has(id),
    toggle: (id) => setChosen(new Set(chosen.has(id) ? ids.filter((other) => other !== id) : [...ids, id])),
    clear: () => setChosen(new Set()),
    all: () => setChosen(new Set(shown.map(({ id }) => id))),
  }
}
