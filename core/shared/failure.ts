import { isAppError } from './app-error.ts'
import { reasonForAdmins } from './service-failure.ts'

/** Why work came to nothing. */
export interface Failure {
  /** For admins. */
  readonly error: string
  /** In words for users; null where the error is none of theirs. */
  readonly notice: string | null
}

export function failureOf(error: unknown): Failure {
  return { error: reasonForAdmins(error), notice: isAppError(error) ? error.message : null }
}
