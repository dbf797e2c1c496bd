import { AppError, isAppError } from '../shared/app-error.ts'
import type { ReasonValues } from '../shared/reason.ts'
import type { OutageReason } from '../shared/reasons/model-reasons.ts'

/** From a call of the writing service that got no reply until one that does. */
export interface Outage {
  readonly reason: OutageReason
  readonly since: string
  /** Until then nothing is asked. */
  readonly nextTryAt: string
}

/** The code of what is thrown during an outage: the job waits, which is no failure of its own. */
export const PAUSED = 'model.paused'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const SHORTEST_PAUSE_MS = 5 * SECOND_MS
const LONGEST_PAUSE_MS = 5 * MINUTE_MS
/** The others wait so long for the outcome of the one call that tries. */
const TRIAL_MS = 20 * SECOND_MS
/** Work that waits longer fails, and its user can ask for it again. */
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
  /** How long the service asks to wait; null where it does not say. */
  readonly askedPauseMs: number | null
}

/** The outage after one more call failed: pauses are as long as it has lasted, from seconds to minutes. */
export function continueOutage(outage: Outage | null, { reason, askedPauseMs }: FailedCall, now: string): Outage {
  const since = outage?.since ?? now
  const growing = Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, lastedMs(since, now)))
  return { reason, since, nextTryAt: later(now, Math.max(growing, askedPauseMs ?? 0)) }
}

export function isPaused({ nextTryAt }: Outage, now: string): boolean {
  return now < nextTryAt
}

/** The outage while one call tries whether it is over. */
export function tryAgain(outage: Outage, now: string): Outage {
  return { ...outage, nextTryAt: later(now, TRIAL_MS) }
}

/** What a call that is not made throws: work waits, unless the outage has lasted too long. */
export function outageError({ reason, since, nextTryAt }: Outage, now: string): AppError {
  const retryAfter = Math.max(1, Math.ceil((Date.parse(nextTryAt) - Date.parse(now)) / SECOND_MS))
  const lasted = lastedMs(since, now)
  if (lasted > LONGEST_OUTAGE_MS) return new AppError('unavailable', CODES[reason], { retryAfter })
  return new AppError('unavailable', PAUSED, {
    values: { reason, minutes: Math.floor(lasted / MINUTE_MS) },
    retryAfter,
  })
}

/** How many minutes the outage that `error` is about has lasted; 0 where it is about none. */
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
