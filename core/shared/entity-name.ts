import { invalid } from './app-error.ts'

const MAX_NAME_LENGTH = 300
const COPY = ' (copy)'

/** The name that people give to what they make: trimmed, not empty, one line. Throws `invalid` for the field `name`. */
export function entityName(text: string): string {
  const name = text.trim().replace(/\s+/g, ' ')
  if (name === '') throw invalid('shared.name-required', { name: 'Enter a name.' })
  if (name.length > MAX_NAME_LENGTH)
    throw invalid('shared.name-too-long', { name: `The name may have at most ${MAX_NAME_LENGTH} characters.` })
  return name
}

/** The name of a copy of what has this name. */
export function copyName(name: string): string {
  return name.slice(0, MAX_NAME_LENGTH - COPY.length).trimEnd() + COPY
}
