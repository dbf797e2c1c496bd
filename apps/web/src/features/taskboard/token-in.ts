/** How much of the fragment is before the token: `#token=`. */
const BEFORE_TOKEN = 7

/** The token with which the provider sends people back; null where they refused, or there is none. */
export function tokenIn(fragment: string): string | null {
  if (fragment.startsWith('#error=')) return null
  return fragment.slice(BEFORE_TOKEN) || null
}
