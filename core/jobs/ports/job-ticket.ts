import type { AccountId } from '../../accounts/account.ts'
import type { JobLane } from '../job-lane.ts'
import type { JobId } from '../job.ts'

/** Stands for an unfinished job in the engine that delivers it: no more of it than the order of delivery needs. */
export interface JobTicket {
  readonly jobId: JobId
  readonly accountId: AccountId | null
  readonly lane: JobLane
  /** Higher goes first. */
  readonly priority: number
  /** Place among those of its lane and priority, least first. */
  readonly turn: number
  /** Null for at once. */
  readonly notBefore: string | null
}
