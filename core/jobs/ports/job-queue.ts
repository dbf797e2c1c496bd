import type { Job, JobId } from '../job.ts'

/** A job in hand: only who holds the token of the newest claim may finish it. */
export interface ClaimedJob {
  readonly job: Job
  readonly token: string
}

/**
 * Jobs as their runner sees them. A claimed job whose lease runs out (its process was killed) may be claimed again, so
 * every job is delivered at least once.
 */
export interface JobQueue {
  /**
   * Takes up to `limit` due jobs (queued and due, or running with a lease that ended): highest priority first, then
   * accounts in turn, then oldest first. They become `running`, with `lastRunAt` now and `runCount` raised; one whose
   * lease ended counts as failed once more. No job is ever handed to two claims at once.
   */
  claim(request: { now: string; leaseUntil: string; limit: number }): Promise<ClaimedJob[]>
  /** Pushes the lease on; false when the job is no longer this claim's (removed, or claimed again). */
  extend(claim: ClaimedJob, leaseUntil: string): Promise<boolean>
  /** False, and nothing changed, when the job is no longer this claim's. */
  complete(claim: ClaimedJob, result: string | null, now: string): Promise<boolean>
  /** As `complete`; `retryAt` null ends the job as `failed`, else it is queued again for that moment. */
  fail(claim: ClaimedJob, reason: string, retryAt: string | null, now: string): Promise<boolean>
  /** As `fail` with a `retryAt`, but it counts as no failure: the runner stops before the job is done. */
  release(claim: ClaimedJob, dueAt: string): Promise<boolean>
  /** The earliest moment at which a job may be claimed, null when there is none. */
  nextDueAt(): Promise<string | null>
  /** Calls `listener` soon after jobs were added; answers a function that ends it. */
  onAdded(listener: () => void): () => void
  /** Queued again, at once, whatever its state, with its failures forgotten. Throws `not-found`. */
  reload(id: JobId, now: string): Promise<void>
}
