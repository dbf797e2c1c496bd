import type { SingleJob } from '../single-job.ts'

export interface SingleJobs {
  /** Null when it was never planned. */
  find(name: string): Promise<SingleJob | null>
  /** Inserts when `version` is 0, else updates; throws `conflict` when somebody else did so in between. */
  save(job: SingleJob): Promise<SingleJob>
}
