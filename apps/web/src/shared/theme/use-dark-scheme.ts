import { useSyncExternalStore } from 'react'
import { DARK_SCHEME } from './tokens.ts'

const media = window.matchMedia(DARK_SCHEME)

function subscribe(onChange: () => void) {
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the system asks for dark colours, now and when that changes. */
export function useDarkScheme(): boolean {
  return useSyncExternalStore(subscribe, () => media.matches)
}
