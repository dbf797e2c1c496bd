import { nanoid } from '@reduxjs/toolkit'

/** Keys of calls without an answer, by request. */
const unanswered = new Map<string, string>()

/**
 * The idempotency key of a call: new for each call, but the same when people retry a call without an answer, which the
 * server may have executed.
 */
export function idempotencyKeyFor(asked: string): string {
  const key = unanswered.get(asked) ?? nanoid()
  unanswered.set(asked, key)
  return key
}

/** Call this after an answer: the next identical call gets a new key. */
export function noteAnswered(asked: string): void {
  unanswered.delete(asked)
}

/** A text that identifies a form's request; files of the same name, size and age count as one. */
export function askedOfForm(path: string, form: FormData): string {
  const parts = [...form].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
  )
  return JSON.stringify([path, parts])
}
