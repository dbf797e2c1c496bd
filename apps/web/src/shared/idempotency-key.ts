import { nanoid } from '@reduxjs/toolkit'

/** Keys of calls that got no answer, by what they asked for. */
const unanswered = new Map<string, string>()

/**
 * The key under which the server does once what a call asks for: a new one for each call, but the same when somebody asks
 * again for what got no answer, as the server may have done it.
 */
export function idempotencyKeyFor(asked: string): string {
  const key = unanswered.get(asked) ?? nanoid()
  unanswered.set(asked, key)
  return key
}

/** To be told of the answer: the next call of the like is another one. */
export function noteAnswered(asked: string): void {
  unanswered.delete(asked)
}

/** What a form asks for, in words; files of one name, size and age are one. */
export function askedOfForm(path: string, form: FormData): string {
  const parts = [...form].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
  )
  return JSON.stringify([path, parts])
}
