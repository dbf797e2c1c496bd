import { isAppError, reasonOf } from './app-error.ts'
import type { Reason } from './reason.ts'
import { ServiceFailure } from './service-failure.ts'

/** Reason of a failure; `service`: the reply of another service, for admins only. */
export type FailureReason = Reason & { readonly service?: string }

/** A stored reason; a string is a sentence stored by a release without codes. */
export type StoredReason = FailureReason | string

/** Makes the sentence of a reason, with a service's reply on its own line. */
export type SentenceOf = (reason: StoredReason) => string

export interface Failure {
  /** For admins. */
  readonly error: StoredReason
  /** For users; null if the error is not for them. */
  readonly notice: StoredReason | null
}

export function failureOf(error: unknown): Failure {
  return { error: reasonForAdmins(error), notice: isAppError(error) ? reasonOf(error) : null }
}

/** The reason for admins: the one for users with the reply of a service. */
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
