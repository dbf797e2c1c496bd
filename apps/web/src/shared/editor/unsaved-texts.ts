import { inApp } from '../runtime-config.ts'
import type { UnsavedText } from './text-saver.ts'

const PREFIX = inApp('unsaved-text/')

/** Milliseconds for which abandoned text is stored. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000

interface Entry extends UnsavedText {
  /** Milliseconds since 1970. */
  readonly at: number
}

/** By user and text, so that users don't see each other's text; by session, to separate tabs. */
const placeOf = (userId: string, textKey: string, session = '') => `${PREFIX}${userId}/${textKey}/${session}`

function entryAt(place: string): Entry | null {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') as Entry | null
  } catch {
    return null
  }
}

/** Stores unconfirmed text on this device, or removes it. Ignores a full device. */
export function keepUnsaved(userId: string, textKey: string, session: string, unsaved: UnsavedText | null): void {
  const place = placeOf(userId, textKey, session)
  try {
    if (unsaved === null) localStorage.removeItem(place)
    else localStorage.setItem(place, JSON.stringify({ ...unsaved, at: Date.now() } satisfies Entry))
  } catch {
    return
  }
}

/** Newest first. */
function entriesAt(begins: string): Entry[] {
  const entries = Object.keys(localStorage)
    .filter((place) => place.startsWith(begins))
    .map(entryAt)
    .filter((entry) => entry !== null)
  return entries.sort((one, other) => other.at - one.at)
}

/** Text that an earlier page could not save. */
export function findUnsaved(userId: string, textKey: string): UnsavedText | null {
  return entriesAt(placeOf(userId, textKey))[0] ?? null
}

/** All unsaved texts of this user on this device, newest first. */
export function unsavedTextsOf(userId: string): string[] {
  return entriesAt(`${PREFIX}${userId}/`).map(({ text }) => text)
}

/** Removes old texts of all users. */
export function forgetOldTexts(): void {
  for (const place of Object.keys(localStorage))
    if (place.startsWith(PREFIX) && (entryAt(place)?.at ?? 0) < Date.now() - KEPT_FOR) localStorage.removeItem(place)
}
