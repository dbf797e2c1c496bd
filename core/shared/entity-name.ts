import { invalidField } from './app-error.ts'

const MAX_NAME_LENGTH = 300
const COPY = ' (copy)'

/** The name that people give to what they make: trimmed, not empty, one line. Throws `invalid` for the field `name`. */
export function entityName(text: string): string {
  const name = text.trim().replace(/\s+/g, ' ')
  if (name === '') throw invalidField('name', { code: 'shared.name-required' })
  if (name.length > MAX_NAME_LENGTH)
    throw invalidField('name', { code: 'shared.name-too-long', values: { most: MAX_NAME_LENGTH } })
  return name
}

/** The name of a copy of what has this name. */
export function copyName(name: string): string {
  return name.slice(0, MAX_NAME_LENGTH - COPY.length).trimEnd() + COPY
}
