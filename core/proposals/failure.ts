import { isAppError } from '../shared/app-error.ts'

/** Why work on a question came to nothing. */
export interface Failure {
  readonly error: string
  /** In words for the question's user; null where the error is none of theirs. */
  readonly notice: string | null
}

export function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error)
  return { error: message, notice: isAppError(error) ? message : null }
}
