import type { AccountId } from '../accounts/account.ts'
import type { Cancellation } from '../shared/cancellation.ts'
import type { JobData } from './job.ts'

export interface JobInput {
  readonly data: JobData
  readonly accountId: AccountId | null
  /** No further attempt follows when this one fails: the use case leaves a final state behind. */
  readonly lastAttempt: boolean
  /** Told when the job was removed, or is handed back because its process ends. */
  readonly cancellation?: Cancellation
}

/** A use case that runs as a job. It may be run twice for the same data and must do the work once. */
export interface JobHandler {
  /** Answers what is shown as the job's result, if anything. */
  execute(input: JobInput): Promise<string | null>
}
