import type { JobId } from '../shared/ids.ts'
import { assertAdmin } from '../identity/assert-admin.ts'
import type { Actor } from '../identity/user.ts'
import { jobNotFound } from '../jobs/job.ts'
import type { JobReader, JobRun, ListedJob } from '../jobs/ports/job-reader.ts'

export interface JobHistory {
  readonly job: ListedJob
  /** Newest first. */
  readonly runs: readonly PastRun[]
}

/** A run that is under way, or was cut off with its process, has neither end nor detail; when the latter began is not known. */
export type PastRun =
  | JobRun
  | { readonly number: number; readonly startedAt: string; readonly outcome: 'running' }
  | { readonly number: number; readonly startedAt: null; readonly outcome: 'cut-off' }

/** A job with all its runs; for admins. */
export class ViewJob {
  constructor(private readonly jobs: JobReader) {}

  async execute({ actor, jobId }: { actor: Actor; jobId: JobId }): Promise<JobHistory> {
    assertAdmin(actor)
    const [job, ended] = await Promise.all([this.jobs.find(jobId), this.jobs.runs(jobId)])
    if (!job) throw jobNotFound()
    return { job, runs: allRuns(job, ended) }
  }
}

/** Runs are numbered without a gap: one that is missing is under way, or ended with its process. */
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
