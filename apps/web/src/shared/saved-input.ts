import { useState } from 'react'
import { inApp } from './runtime-config.ts'
import { useCurrentUser } from './session.ts'
import { keep } from './keep.ts'

const PREFIX = inApp('kept-input/')

export const placeOf = (owner: string, key: string) => `${PREFIX}${owner}/${key}`

function kept<Input>(place: string): Input | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') as Input | null
  } catch {
    return null
  }
}

/** Key for recently opened pages, which are not typed input. */
export const RECENT_PAGES = 'recent-pages'

let clearsBesides: (owner: string | null) => void = () => undefined

/** Registers `clear` to remove other stored data too. */
export function clearWithInput(clear: (owner: string | null) => void): void {
  clearsBesides = clear
}

/** Removes other users' input in this tab. Call this when the current user is known, or when nobody is logged in. */
export function clearOtherUsersInput(owner: string | null): void {
  const own = owner === null ? null : placeOf(owner, '')
  for (const place of Object.keys(sessionStorage))
    if (place.startsWith(PREFIX) && (own === null || !place.startsWith(own))) sessionStorage.removeItem(place)
  clearsBesides(owner)
}

/**
 * Input of the user in a form; kept in this tab across reloads and ended sessions until it is `blank` or forgotten. Not
 * for passwords.
 */
export function useSavedInput<Input>(key: string, blank: Input) {
  const place = placeOf(useCurrentUser().id, key)
  const [input, setInput] = useState(() => kept<Input>(place) ?? blank)
  const forget = () => sessionStorage.removeItem(place)
  const change = (value: Input) => {
    setInput(value)
    const text = JSON.stringify(value)
    keep('sessionStorage', place, text === JSON.stringify(blank) ? null : text)
  }
  return [input, change, forget] as const
}

export const asideOf = (place: string) => `${place}/aside`

/** Whether a form that opens on demand was left open with input, so that it reopens. */
export function useHasSavedInput(key: string): boolean {
  const place = placeOf(useCurrentUser().id, key)
  return useState(() => kept(place) !== null && sessionStorage.getItem(asideOf(place)) === null)[0]
}
