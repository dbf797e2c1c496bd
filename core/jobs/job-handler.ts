import type { AccountId } from '../accounts/account.ts'
import type { Cancellation } from '../shared/cancellation.ts'
import type { JobData } from './job.ts'

export interface JobInput {
  readonly data: JobData
  readonly accountId: AccountId | null
  /** No further attempt follows when this one fails: the use case leaves a final state behind. */
  readonly lastAttempt: boolean
  /** No run was begun before this one, not even one that ended with its process. Where it is not known, absent. */
  readonly isFirstRun?: boolean
  /** Told when the job was removed, or is handed back because its process ends. */
  readonly cancellation?: Cancellation
}

/** `failed`: it ended with an error for good. `ended-process`: it ended the program that did it, twice. */
export type GivingUpReason = 'failed' | 'ended-process'

export interface GivenUpJob extends Pick<JobInput, 'data' | 'accountId'> {
  readonly reason: GivingUpReason
  /** The same in a sentence for admins. */
  readonly detail: string
}

/** A use case that runs as a job. It may be run twice for the same data and must do the work once. */
export interface JobHandler {
  /** Answers what is shown as the job's result, if anything. */
  execute(input: JobInput): Promise<string | null>
  /**
   * Called before a job is given up for good: whatever still waits for the work gets its final state and a reason. May be
   * called twice. Without it, nothing waits for the work.
   */
  giveUp?(job: GivenUpJob): Promise<void>
}

type Around = <T>(job: Pick<JobInput, 'data' | 'accountId'>, work: () => Promise<T>) => Promise<T>

/** The handler with something around all that it does. */
export function surrounded(handler: JobHandler, around: Around): JobHandler {
  return {
    execute: (input) => around(input, () => handler.execute(input)),
    giveUp: (job) => around(job, async () => handler.giveUp?.(job)),
  }
}
