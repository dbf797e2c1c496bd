import { isAppError, reasonOf } from './app-error.ts'
import type { Reason } from './reason.ts'
import { ServiceFailure } from './service-failure.ts'

/** Why something failed; `service` is what a service answered, for admins alone. */
export type FailureReason = Reason & { readonly service?: string }

/** A reason as it is stored: text is the sentence of a release that stored no codes. */
export type StoredReason = FailureReason | string

/** Makes the sentence of a reason, with what a service answered on a line of its own. */
export type SentenceOf = (reason: StoredReason) => string

/** Why work came to nothing. */
export interface Failure {
  /** For admins. */
  readonly error: StoredReason
  /** For users; null where the error is none of theirs. */
  readonly notice: StoredReason | null
}

export function failureOf(error: unknown): Failure {
  return { error: reasonForAdmins(error), notice: isAppError(error) ? reasonOf(error) : null }
}

/** Why something failed, for admins: what users read, and what a service answered. */
export function reasonForAdmins(error: unknown): FailureReason {
  const reason: Reason = isAppError(error)
    ? reasonOf(error)
    : { code: 'shared.unexpected', values: { error: said(error) } }
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof ServiceFailure ? { ...reason, service: cause.message } : reason
}

function said(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
