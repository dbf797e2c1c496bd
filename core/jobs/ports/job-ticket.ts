import type { JobId } from '../job.ts'

/** Stands for an unfinished job in the engine that delivers it: no more of it than the order of delivery needs. */
export interface JobTicket {
  readonly jobId: JobId
  /** Higher goes first. */
  readonly priority: number
  /** Place among those of its priority, least first. */
  readonly turn: number
  /** Null for at once. */
  readonly notBefore: string | null
  /** How often its delivery has come to nothing so far. */
  readonly failCount: number
}
