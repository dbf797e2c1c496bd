import { inApp } from '../runtime-config.ts'
import type { UnsavedText } from './text-saver.ts'

const PREFIX = inApp('unsaved-text/')

/** Milliseconds for which words that nobody came back for are kept. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000

interface Entry extends UnsavedText {
  /** Milliseconds since 1970. */
  readonly at: number
}

/** By user and text, so that nobody is shown what another one typed; by session, so that two tabs keep theirs apart. */
const placeOf = (userId: string, textKey: string, session = '') => `${PREFIX}${userId}/${textKey}/${session}`

function entryAt(place: string): Entry | null {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') as Entry | null
  } catch {
    return null
  }
}

/** Keeps what the server does not have yet on this device, or forgets it. A device without space is no reason to stop. */
export function keepUnsaved(userId: string, textKey: string, session: string, unsaved: UnsavedText | null): void {
  const place = placeOf(userId, textKey, session)
  try {
    if (unsaved === null) localStorage.removeItem(place)
    else localStorage.setItem(place, JSON.stringify({ ...unsaved, at: Date.now() } satisfies Entry))
  } catch {
    return
  }
}

/** What an earlier page could not save of a text, the newest first. */
export function findUnsaved(userId: string, textKey: string): UnsavedText | null {
  const begins = placeOf(userId, textKey)
  const entries = Object.keys(localStorage)
    .filter((place) => place.startsWith(begins))
    .map(entryAt)
    .filter((entry) => entry !== null)
  return entries.sort((one, other) => other.at - one.at)[0] ?? null
}

/** Forgets what has been kept for too long, whoever typed it. */
export function forgetOldTexts(): void {
  for (const place of Object.keys(localStorage))
    if (place.startsWith(PREFIX) && (entryAt(place)?.at ?? 0) < Date.now() - KEPT_FOR) localStorage.removeItem(place)
}
