import { type AppError, notFound } from '../shared/app-error.ts'

const FORM = /^[0-9A-Za-z_-]+(\/[0-9A-Za-z_-]+)+$/
const PART = /^[0-9A-Za-z_-]+$/

/** Throws unless the key consists of letters, digits, "_" and "-" between slashes, so that it can't leave the store. */
export function assertFileKey(key: string): void {
  if (!FORM.test(key) || key.length > 500) throw new Error(`"${key}" is no key of a file.`)
}

export function assertKeyPart(part: string): void {
  if (!PART.test(part)) throw new Error(`"${part}" is no part of a file's key.`)
}

export function fileNotFound(): AppError {
  return notFound('files.not-found')
}
