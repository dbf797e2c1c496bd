import { BEING_REMOVED } from '../../core/accounts/open-account.ts'
import { BEING_READ } from '../../core/documents/wait-for-documents.ts'
import type { Job } from '../../core/jobs/job.ts'
import { retryAt } from '../../core/jobs/retry-schedule.ts'
import { isAppError } from '../../core/shared/app-error.ts'
import { isPassing } from '../../core/shared/passing.ts'
import { isStale } from '../../core/shared/stale.ts'
import { HELD } from '../../core/spending/budget.ts'
import { PAUSED } from '../../core/writing-service/outage.ts'

const STALE_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 15_000
/** After this time, a job that waits for documents counts as failing; its last attempt runs without them. */
const LONGEST_WAIT_MS = 3 * 60_000
const PAUSE_WITHOUT_DATABASE_MS = 5_000
/** For jobs of an account that waits for its removal: they are woken if it is kept. */
const PAUSE_WHILE_CLOSED_MS = 60 * 60_000
const LONGEST_HELD_BACK_MS = 24 * 60 * 60_000
/** Longer than replacing all hosts by those of a newer release takes. */
const LONGEST_LEFT_TO_OTHERS_MS = 7 * LONGEST_HELD_BACK_MS
const [SHORTEST_LEFT_MS, LONGEST_LEFT_MS] = [5_000, 60_000]

/** Time of the next attempt after `error`; null if a retry is useless or there were enough. */
export function nextAttemptAt(job: Job, error: unknown, now: string): string | null {
  const growing = retryAt(job.name, job.failCount + 1, now, isAppError(error) ? error.details.retryAfter : undefined)
  if (growing === null || !isAppError(error)) return growing
  if (isStale(error)) return new Date(Date.parse(now) + STALE_PAUSE_MS).toISOString()
  return isPassing(error) || error.kind === 'too-many' ? growing : null
}

/**
 * Time of the next check by a job that waits for others without having failed. Pauses grow with the waiting time. Null
 * if `error` does not mean waiting.
 */
export function waitsUntil(job: Job, error: unknown, now: string): string | null {
  if (isAppError(error) && error.code === BEING_REMOVED)
    return new Date(Date.parse(now) + PAUSE_WHILE_CLOSED_MS).toISOString()
  if (!isAppError(error) || error.code !== BEING_READ) return null
  const waited = Date.parse(now) - Date.parse(job.createdAt)
  if (waited > LONGEST_WAIT_MS) return null
  const shortest = (error.details.retryAfter ?? 1) * 1000
  return new Date(Date.parse(now) + Math.min(LONGEST_PAUSE_MS, Math.max(shortest, waited / 2))).toISOString()
}

/** An unavailable database is not the job's fault. */
function isDatabaseAway(error: unknown): boolean {
  return isAppError(error, 'unavailable') && error.code === 'shared.database-unavailable'
}

/**
 * Time of the next attempt for a job delayed by an unavailable database, an outage of the language model or reserved
 * spending: it did not fail, and the cause ends by itself. Otherwise null.
 */
export function heldBackUntil(job: Job, error: unknown, now: string): string | null {
  if (isDatabaseAway(error) && Date.parse(now) - Date.parse(job.createdAt) < LONGEST_HELD_BACK_MS)
    return new Date(Date.parse(now) + PAUSE_WITHOUT_DATABASE_MS).toISOString()
  if (!isAppError(error) || (error.code !== PAUSED && error.code !== HELD)) return null
  return new Date(Date.parse(now) + (error.details.retryAfter ?? 1) * 1000).toISOString()
}

/**
 * Time at which a job with an unknown name is checked again, so that a host of a newer release can take it first.
 * Pauses grow with the job's age. Null if none has taken it in all that time.
 */
export function leftToOthersUntil({ createdAt }: Job, now: string): string | null {
  const age = Date.parse(now) - Date.parse(createdAt)
  if (age > LONGEST_LEFT_TO_OTHERS_MS) return null
  const pause = Math.min(LONGEST_LEFT_MS, Math.max(SHORTEST_LEFT_MS, age / 2))
  return new Date(Date.parse(now) + pause).toISOString()
}
