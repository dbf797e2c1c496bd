import type { AccountId, JobId } from '../../shared/ids.ts'
import type { JobLane } from '../job-lane.ts'

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
