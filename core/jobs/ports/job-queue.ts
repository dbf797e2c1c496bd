import type { AccountId, JobId } from '../../shared/ids.ts'
import type { JobLane } from '../job-lane.ts'
import type { Job } from '../job.ts'
import type { HeldSlots } from '../share-of-slots.ts'

/** A claimed job. Only the holder of the newest claim's token may finish it. */
export interface ClaimedJob {
  readonly job: Job
  readonly token: string
}

export interface ClaimRequest {
  readonly now: string
  readonly leaseUntil: string
  readonly limit: number
  /** By default `ordinary`. */
  readonly lane?: JobLane
  /** Accounts whose jobs are skipped. */
  readonly except?: readonly AccountId[]
  /** Slots in use by account, in addition to the `limit` free ones; set to give each account no more than its share. */
  readonly held?: HeldSlots
  /** Identifies the claiming process, whose jobs are cut off together. Absent: unknown. */
  readonly claimant?: string
}

/**
 * The queue as its runner sees it. A job whose process was killed is queued again, so every job is delivered at least
 * once.
 */
export interface JobQueue {
  /**
   * Claims up to `limit` queued jobs of a lane that are due: highest priority first, then accounts in turn, then oldest
   * first. They become `running`, with `lastRunAt` now and `runCount` raised. No job is handed to two claims at once.
   * With `held` it may claim fewer although more are due; then some account that is not in `except` has reached its
   * share.
   */
  claim(request: ClaimRequest): Promise<ClaimedJob[]>
  /**
   * Queues jobs again that were cut off: if a lease has run out, all jobs of its claimant. Raises the cut-off count of
   * each, and the lone count if the claimant had no other job. Returns their number.
   */
  requeueCutOff(now: string): Promise<number>
  /** Extends the lease; false if the claim is not current (the job was removed or claimed again). */
  extend(claim: ClaimedJob, leaseUntil: string): Promise<boolean>
  /** Returns false and changes nothing if the claim is not current. */
  complete(claim: ClaimedJob, result: string | null, now: string): Promise<boolean>
  /** Like `complete`; if `retryAt` is null the job ends as `failed`, else it is queued again for that time. */
  fail(claim: ClaimedJob, reason: string, retryAt: string | null, now: string): Promise<boolean>
  /** Like `fail` with a `retryAt`, but not counted as a failure: the runner stops before the job is done. */
  release(claim: ClaimedJob, dueAt: string): Promise<boolean>
  /** Like `release`, for a job that waits for documents of its account: `Jobs.wakeWaiting` can make it due earlier. */
  postpone(claim: ClaimedJob, lookAgainAt: string): Promise<boolean>
  /** The earliest time at which a job falls due or a lease ends; null if there is none. */
  nextDueAt(): Promise<string | null>
  /** Calls `listener` soon after jobs were added or woken; returns a function that unsubscribes. */
  onAdded(listener: () => void): () => void
  /** Queues the job at once in any state and resets its failures and cut-offs. Throws `not-found`. */
  reload(id: JobId, now: string): Promise<void>
}
