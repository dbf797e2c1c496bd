import type { JobId } from '../shared/ids.ts'
import { assertAdmin } from '../identity/assert-admin.ts'
import type { Actor } from '../identity/user.ts'
import { jobNotFound } from '../jobs/job.ts'
import type { JobReader, JobRun, ListedJob } from '../jobs/ports.ts'

export interface JobHistory {
  readonly job: ListedJob
  /** Newest first. */
  readonly runs: readonly PastRun[]
}

/** A run in progress, or one cut off with its process, has no end and no detail; the start of the latter is unknown. */
export type PastRun =
  | JobRun
  | { readonly number: number; readonly startedAt: string; readonly outcome: 'running' }
  | { readonly number: number; readonly startedAt: null; readonly outcome: 'cut-off' }

/** Returns a job with all its runs; for admins. */
export class ViewJob {
  constructor(private readonly jobs: JobReader) {}

  async execute({ actor, jobId }: { actor: Actor; jobId: JobId }): Promise<JobHistory> {
    assertAdmin(actor)
    const [job, ended] = await Promise.all([this.jobs.find(jobId), this.jobs.runs(jobId)])
    if (!job) throw jobNotFound()
    return { job, runs: allRuns(job, ended) }
  }
}

/** Runs are numbered without gaps: a missing one is in progress, or was cut off with its process. */
function allRuns({ runCount, state, lastRunAt }: ListedJob, ended: readonly JobRun[]): PastRun[] {
  const known = new Map(ended.map((run) => [run.number, run]))
  return Array.from({ length: runCount }, (_, before): PastRun => {
    const number = runCount - before
    const run = known.get(number)
    if (run) return run
    return number === runCount && state === 'running' && lastRunAt !== null
      ? { number, startedAt: lastRunAt, outcome: 'running' }
      : { number, startedAt: null, outcome: 'cut-off' }
  })
}
