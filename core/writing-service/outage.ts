import { AppError, isAppError } from '../shared/app-error.ts'
import type { ReasonValues } from '../shared/reason.ts'
import type { OutageReason } from '../shared/reasons/reasons-of-service.ts'

/** The time from the first call of the writing service without a reply to the next one with a reply. */
export interface Outage {
  readonly reason: OutageReason
  readonly since: string
  /** No calls are made before this time. */
  readonly nextTryAt: string
}

/** Code of the error during an outage: the job waits, which does not count as a failure. */
export const PAUSED = 'model.paused'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const SHORTEST_PAUSE_MS = 5 * SECOND_MS
const LONGEST_PAUSE_MS = 5 * MINUTE_MS
/** Maximum time that other calls wait for the one that tests the service. */
const TRIAL_MS = 20 * SECOND_MS
/** Work that waits longer fails, and users can request it again. */
const LONGEST_OUTAGE_MS = 120 * MINUTE_MS

const CODES = {
  unavailable: 'model.unavailable',
  'key-refused': 'model.key-refused',
  'no-credit': 'model.no-credit',
  'unknown-model': 'model.unknown',
  'organisation-disabled': 'model.organisation-disabled',
  'limit-reached': 'model.limit-reached',
  'wrong-address': 'model.wrong-address',
} as const satisfies Record<OutageReason, string>

export interface FailedCall {
  readonly reason: OutageReason
  /** The pause that the service asks for; null if it gives none. */
  readonly askedPauseMs: number | null
}

/** The outage after another failed call: each pause is as long as the outage so far, from seconds to minutes. */
export function continueOutage(outage: Outage | null, { reason, askedPauseMs }: FailedCall, now: string): Outage {
  const since = outage?.since ?? now
  const growing = Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, lastedMs(since, now)))
  return { reason, since, nextTryAt: later(now, Math.max(growing, askedPauseMs ?? 0)) }
}

export function isPaused({ nextTryAt }: Outage, now: string): boolean {
  return now < nextTryAt
}

/** The outage while one call tests the service. */
export function tryAgain(outage: Outage, now: string): Outage {
  return { ...outage, nextTryAt: later(now, TRIAL_MS) }
}

/** The error for a call that is not made: work waits, unless the outage has lasted too long. */
export function outageError({ reason, since, nextTryAt }: Outage, now: string): AppError {
  const retryAfter = Math.max(1, Math.ceil((Date.parse(nextTryAt) - Date.parse(now)) / SECOND_MS))
  const lasted = lastedMs(since, now)
  if (lasted > LONGEST_OUTAGE_MS) return new AppError('unavailable', CODES[reason], { retryAfter })
  return new AppError('unavailable', PAUSED, {
    values: { reason, minutes: Math.floor(lasted / MINUTE_MS) },
    retryAfter,
  })
}

/** Duration in minutes of the outage in `error`; 0 for any other error. */
export function minutesOfOutage(error: unknown): number {
  if (!isAppError(error) || error.code !== PAUSED) return 0
  return (error.details.values as ReasonValues[typeof PAUSED]).minutes ?? 0
}

function lastedMs(since: string, now: string): number {
  return Date.parse(now) - Date.parse(since)
}

function later(now: string, milliseconds: number): string {
  return new Date(Date.parse(now) + milliseconds).toISOString()
}
