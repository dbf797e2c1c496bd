import { unsavedTextsOf } from '../../shared/editor/unsaved-texts.ts'
import { placeOf, RECENT_PAGES } from '../../shared/saved-input.ts'

/** Key for the original values of forms that store them beside the typed ones. */
const UNCHANGED = 'before'
/** Shorter texts are quickly typed again. */
const LEAST_CHARACTERS = 12

/** Texts in a form's input of any shape. */
function textsIn(input: unknown): string[] {
  if (typeof input === 'string') return [input]
  if (typeof input !== 'object' || input === null) return []
  return Object.entries(input).flatMap(([name, value]) => (name === UNCHANGED ? [] : textsIn(value)))
}

function inputOf(userId: string): string[] {
  const notTyped = placeOf(userId, RECENT_PAGES)
  const places = Object.keys(sessionStorage).filter(
    (place) => place.startsWith(placeOf(userId, '')) && place !== notTyped,
  )
  return places.flatMap((place) => {
    try {
      return textsIn(JSON.parse(sessionStorage.getItem(place) ?? 'null'))
    } catch {
      return []
    }
  })
}

/** Texts that this user typed on this device and the server does not have; long ones first. */
export function typedBefore(userId: string): string[] {
  const typed = [...unsavedTextsOf(userId), ...inputOf(userId)].map((text) => text.trim())
  const long = typed.filter((text) => text.length >= LEAST_CHARACTERS)
  return [...new Set(long)].sort((one, other) => other.length - one.length)
}
