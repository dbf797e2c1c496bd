import { invalidField } from './app-error.ts'

const MAX_NAME_LENGTH = 300
const COPY = ' (copy)'

/**
 * Normalises the name of an entity: trimmed, on one line. Throws `invalid` for the field `name` if it is empty or too
 * long.
 */
export function entityName(text: string): string {
  const name = text.trim().replace(/\s+/g, ' ')
  if (name === '') throw invalidField('name', { code: 'shared.name-required' })
  if (name.length > MAX_NAME_LENGTH)
    throw invalidField('name', { code: 'shared.name-too-long', values: { most: MAX_NAME_LENGTH } })
  return name
}

export function copyName(name: string): string {
  return name.slice(0, MAX_NAME_LENGTH - COPY.length).trimEnd() + COPY
}
