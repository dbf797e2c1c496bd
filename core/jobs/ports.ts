import type { AccountId, JobId } from '../shared/ids.ts'
import type { JobLane } from './job-lane.ts'
import type { Job, JobState } from './job.ts'
import type { HeldSlots } from './share-of-slots.ts'
import type { PageRequest } from '../shared/page.ts'
import type { JobName } from './job-catalogue.ts'

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

export type JobOrder = 'createdAt' | 'lastRunAt' | 'runCount' | 'failCount'

export interface JobFilter {
  /** Null for all states. */
  readonly state: JobState | null
  /** Null for all names. */
  readonly name: string | null
}

export interface JobQuery extends JobFilter, PageRequest {
  readonly order: JobOrder
  readonly isDescending: boolean
}

export interface ListedJob extends Job {
  /** Name of the document or form that it reads; null if none, or if the file is gone. */
  readonly fileName: string | null
}

/** A completed or failed run. Runs whose process was killed are not recorded. */
export interface JobRun {
  /** From 1. */
  readonly number: number
  readonly startedAt: string
  readonly finishedAt: string
  readonly outcome: 'completed' | 'failed'
  /** The result, or the reason of the failure. */
  readonly detail: string | null
}

export interface JobCount {
  readonly name: string
  readonly state: JobState
  readonly count: number
}

/** Jobs of all accounts, for admins. */
export interface JobReader {
  /** In the order asked for, then by identifier; jobs that never ran sort as the earliest run. */
  page(query: JobQuery): Promise<ListedJob[]>
  /** Number of jobs by name and state, without zeros, ordered by name. */
  counts(): Promise<JobCount[]>
  /** Null if absent. */
  find(id: JobId): Promise<ListedJob | null>
  /** Newest first; empty if absent. */
  runs(id: JobId): Promise<JobRun[]>
}

/** An unfinished job in the engine that delivers it, with only the data that the delivery order needs. */
export interface JobTicket {
  readonly jobId: JobId
  readonly accountId: AccountId | null
  readonly lane: JobLane
  /** Higher goes first. */
  readonly priority: number
  /** Order among jobs of its lane and priority, lowest first. */
  readonly turn: number
  /** Null for at once. */
  readonly notBefore: string | null
}

/** Jobs as use cases see them: added in the same unit of work. */
export interface Jobs {
  /** Adds jobs, which can be claimed after the unit of work is committed. */
  add(...jobs: readonly Job[]): Promise<void>
  find(id: JobId): Promise<Job | null>
  /** Whether the account has a queued job of this name that has not begun. */
  isQueued(accountId: AccountId, name: JobName): Promise<boolean>
  /** Jobs of the name and account created at or after an instant, in any state, oldest first. */
  since(accountId: AccountId, name: JobName, createdAt: string): Promise<Job[]>
  /** Does nothing if absent. A running job continues, but its result is not recorded. */
  remove(id: JobId): Promise<void>
  /** Makes postponed jobs of the account due at once. Otherwise they become due by themselves later. */
  wakeWaiting(accountId: AccountId): Promise<void>
  removeOfAccount(accountId: AccountId): Promise<void>
}
