import { noAnswer } from './trello-errors.ts'

type Fields = Readonly<Record<string, unknown>>

/** What is in Trello's answers; what is not of the documented form throws `unavailable`. */
export function recordOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unexpected('an object')
  return value as Fields
}

export function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw unexpected('a list')
  return value
}

export function textAt(fields: Fields, name: string): string {
  const value = fields[name]
  if (typeof value !== 'string') throw unexpected(`text for "${name}"`)
  return value
}

export function booleanAt(fields: Fields, name: string): boolean {
  const value = fields[name]
  if (typeof value !== 'boolean') throw unexpected(`yes or no for "${name}"`)
  return value
}

/** An address that a person may be led to. */
export function addressAt(fields: Fields, name: string): string {
  const address = textAt(fields, name)
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw unexpected(`an address for "${name}"`)
  return address
}

function unexpected(expected: string) {
  return noAnswer(new Error(`Trello's answer should hold ${expected}.`))
}
