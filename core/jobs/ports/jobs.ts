import type { AccountId, JobId } from '../../shared/ids.ts'
import type { JobName } from '../job-catalogue.ts'
import type { Job } from '../job.ts'

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
