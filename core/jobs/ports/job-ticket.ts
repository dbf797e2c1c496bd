import type { AccountId, JobId } from '../../shared/ids.ts'
import type { JobLane } from '../job-lane.ts'

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
