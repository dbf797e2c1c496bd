import { useState } from 'react'
import { inApp } from './runtime-config.ts'
import { useCurrentUser } from './session.ts'

const PREFIX = inApp('kept-input/')

export const placeOf = (owner: string, key: string) => `${PREFIX}${owner}/${key}`

function kept<Input>(place: string): Input | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') as Input | null
  } catch {
    return null
  }
}

/** The key of pages that were opened, which nobody typed. */
export const RECENT_PAGES = 'recent-pages'

let clearsBesides: (owner: string | null) => void = () => undefined

/** From now on, `clear` forgets what is kept elsewhere than here. */
export function clearWithInput(clear: (owner: string | null) => void): void {
  clearsBesides = clear
}

/** Nobody else may read what somebody typed in this tab; to be called when it is known who is there, or that nobody is. */
export function clearOtherUsersInput(owner: string | null): void {
  const own = owner === null ? null : placeOf(owner, '')
  for (const place of Object.keys(sessionStorage))
    if (place.startsWith(PREFIX) && (own === null || !place.startsWith(own))) sessionStorage.removeItem(place)
  clearsBesides(owner)
}

/**
 * What the user types into a form; it survives a reload and a session that ended, in this tab, until it is `blank` or
 * forgotten. Not for passwords.
 */
export function useSavedInput<Input>(key: string, blank: Input) {
  const place = placeOf(useCurrentUser().id, key)
  const [input, setInput] = useState(() => kept<Input>(place) ?? blank)
  const forget = () => sessionStorage.removeItem(place)
  const change = (value: Input) => {
    setInput(value)
    const text = JSON.stringify(value)
    if (text === JSON.stringify(blank)) forget()
    else sessionStorage.setItem(place, text)
  }
  return [input, change, forget] as const
}

export const asideOf = (place: string) => `${place}/aside`

/** Whether a form that opens on demand was open and held something when its page was left, so that it opens by itself. */
export function useHasSavedInput(key: string): boolean {
  const place = placeOf(useCurrentUser().id, key)
  return useState(() => kept(place) !== null && sessionStorage.getItem(asideOf(place)) === null)[0]
}
