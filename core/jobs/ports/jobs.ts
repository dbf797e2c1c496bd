import type { AccountId, JobId } from '../../shared/ids.ts'
import type { JobName } from '../job-catalogue.ts'
import type { Job } from '../job.ts'

/** Jobs as the changes that need them see them: added in the same unit of work. */
export interface Jobs {
  /** The job becomes claimable when the unit of work is through. */
  add(...jobs: readonly Job[]): Promise<void>
  find(id: JobId): Promise<Job | null>
  /** Whether a job of the name and account has not begun yet. */
  isQueued(accountId: AccountId, name: JobName): Promise<boolean>
  /** Those of the name and account that were made at or after an instant, whatever became of them, oldest first. */
  since(accountId: AccountId, name: JobName, createdAt: string): Promise<Job[]>
  /** Does nothing when absent. A job that runs continues, but leaves no trace. */
  remove(id: JobId): Promise<void>
  /** Jobs of the account that were let wait become due at once; the others wait on by themselves. */
  wakeWaiting(accountId: AccountId): Promise<void>
  removeOfAccount(accountId: AccountId): Promise<void>
}
