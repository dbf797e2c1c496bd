import type { AccountId, JobId } from '../../shared/ids.ts'
import type { JobLane } from '../job-lane.ts'
import type { Job } from '../job.ts'
import type { HeldSlots } from '../share-of-slots.ts'

/** A job in hand: only who holds the token of the newest claim may finish it. */
export interface ClaimedJob {
  readonly job: Job
  readonly token: string
}

export interface ClaimRequest {
  readonly now: string
  readonly leaseUntil: string
  readonly limit: number
  /** `ordinary` if absent. */
  readonly lane?: JobLane
  /** Accounts whose jobs are passed over. */
  readonly except?: readonly AccountId[]
  /** The slots that accounts hold beside the `limit` that are free, where each is to have no more than its share of them. */
  readonly held?: HeldSlots
  /** Stands for the process that claims: its jobs are cut off together. Absent: for this claim's jobs nobody can say. */
  readonly claimant?: string
}

/**
 * Jobs as their runner sees them. A job whose process was killed is queued again, so every job is delivered at least once.
 */
export interface JobQueue {
  /**
   * Takes up to `limit` queued jobs of a lane that are due: highest priority first, then accounts in turn, then oldest
   * first. They become `running`, with `lastRunAt` now and `runCount` raised. No job is ever handed to two claims at once.
   * With `held` it may take fewer although more are due, but then an account that was not in `except` has its share now.
   */
  claim(request: ClaimRequest): Promise<ClaimedJob[]>
  /**
   * Queues again what was cut off: where a lease has run out, all jobs of that claimant. Each counts as cut off once
   * more, and as alone where the claimant had no other. Returns how many.
   */
  requeueCutOff(now: string): Promise<number>
  /** Pushes the lease on; false when the job is no longer this claim's (removed, or claimed again). */
  extend(claim: ClaimedJob, leaseUntil: string): Promise<boolean>
  /** False, and nothing changed, when the job is no longer this claim's. */
  complete(claim: ClaimedJob, result: string | null, now: string): Promise<boolean>
  /** As `complete`; `retryAt` null ends the job as `failed`, else it is queued again for that moment. */
  fail(claim: ClaimedJob, reason: string, retryAt: string | null, now: string): Promise<boolean>
  /** As `fail` with a `retryAt`, but it counts as no failure: the runner stops before the job is done. */
  release(claim: ClaimedJob, dueAt: string): Promise<boolean>
  /** As `release`, for a job that waits for documents of its account: `Jobs.wakeWaiting` makes it due before. */
  postpone(claim: ClaimedJob, lookAgainAt: string): Promise<boolean>
  /** The earliest moment at which a job falls due or a lease ends, null when there is none. */
  nextDueAt(): Promise<string | null>
  /** Calls `listener` soon after jobs were added or woken; answers a function that ends it. */
  onAdded(listener: () => void): () => void
  /** Queued again, at once, whatever its state, with its failures and cut-offs forgotten. Throws `not-found`. */
  reload(id: JobId, now: string): Promise<void>
}
