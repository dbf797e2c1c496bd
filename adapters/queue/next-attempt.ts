import { retryAt, type Job } from '../../core/jobs/job.ts'
import { isAppError } from '../../core/shared/app-error.ts'

const STALE_PAUSE_MS = 250

/** When a job that failed with `error` is to be tried again; null when trying again is vain or was tried often enough. */
export function nextAttemptAt(job: Job, error: unknown, now: string): string | null {
  const growing = retryAt(job.failCount + 1, now, isAppError(error) ? error.details.retryAfter : undefined)
  if (growing === null || !isAppError(error)) return growing
  if (error.kind === 'unavailable' || error.kind === 'too-many') return growing
  return error.code === 'shared.stale' ? new Date(Date.parse(now) + STALE_PAUSE_MS).toISOString() : null
}
