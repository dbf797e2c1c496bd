import { jobNotFound, type Job, type JobId } from '../../../core/jobs/job.ts'
import type { ClaimedJob, JobQueue } from '../../../core/jobs/ports/job-queue.ts'
import type { JobRun } from '../../../core/jobs/ports/job-reader.ts'
import type { StagedTable } from '../staged-table.ts'
import { inTurn, type JobRow } from './job-row.ts'

/** A claim is told from later ones by how often its job was run. */
export class InMemoryJobQueue implements JobQueue {
  private readonly listeners = new Set<() => void>()

  constructor(private readonly jobs: StagedTable<JobRow>) {}

  async claim(request: { now: string; leaseUntil: string; limit: number }): Promise<ClaimedJob[]> {
    const { now, leaseUntil, limit } = request
    const due = this.jobs.settled.all().filter(({ claimableAt }) => claimableAt !== null && claimableAt <= now)
    return inTurn(due)
      .slice(0, limit)
      .map((row) => {
        const { job } = row
        const failCount = job.failCount + (job.state === 'running' ? 1 : 0)
        const running: Job = { ...job, state: 'running', lastRunAt: now, runCount: job.runCount + 1, failCount }
        this.jobs.settle(job.id, { ...row, job: running, claimableAt: leaseUntil })
        return { job: structuredClone(running), token: String(running.runCount) }
      })
  }

  async extend(claim: ClaimedJob, leaseUntil: string): Promise<boolean> {
    return this.change(claim, (row) => ({ ...row, claimableAt: leaseUntil }))
  }

  async complete(claim: ClaimedJob, result: string | null, now: string): Promise<boolean> {
    return this.change(claim, (row) => ({
      ...row,
      job: { ...row.job, state: 'completed', lastFinishedAt: now, result, failReason: null },
      claimableAt: null,
      runs: [...row.runs, runOf(row, now, 'completed', result)],
    }))
  }

  async fail(claim: ClaimedJob, reason: string, retryAt: string | null, now: string): Promise<boolean> {
    return this.change(claim, (row) => {
      const { job } = row
      const failed = { ...job, lastFinishedAt: now, failReason: reason, failCount: job.failCount + 1 }
      const runs = [...row.runs, runOf(row, now, 'failed', reason)]
      return retryAt === null
        ? { ...row, job: { ...failed, state: 'failed' }, claimableAt: null, runs }
        : { ...row, job: { ...failed, state: 'queued', dueAt: retryAt }, claimableAt: retryAt, runs }
    })
  }

  async release(claim: ClaimedJob, dueAt: string): Promise<boolean> {
    return this.change(claim, (row) => ({ ...row, job: { ...row.job, state: 'queued', dueAt }, claimableAt: dueAt }))
  }

  async nextDueAt(): Promise<string | null> {
    const moments = this.jobs.settled.all().flatMap(({ claimableAt }) => claimableAt ?? [])
    return moments.reduce<string | null>((first, moment) => (first === null || moment < first ? moment : first), null)
  }

  onAdded(listener: () => void): () => void {
    const own = () => listener()
    this.listeners.add(own)
    return () => this.listeners.delete(own)
  }

  async reload(id: JobId, now: string): Promise<void> {
    const row = this.jobs.settled.get(id)
    if (!row) throw jobNotFound()
    const job: Job = { ...row.job, state: 'queued', dueAt: now, failCount: 0 }
    this.jobs.settle(id, { ...row, job, claimableAt: now })
    this.announce()
  }

  announce(): void {
    for (const listener of this.listeners) listener()
  }

  private change({ job: { id }, token }: ClaimedJob, to: (row: JobRow) => JobRow): boolean {
    const row = this.jobs.settled.get(id)
    if (row?.job.state !== 'running' || String(row.job.runCount) !== token) return false
    this.jobs.settle(id, structuredClone(to(row)))
    return true
  }
}

function runOf({ job }: JobRow, finishedAt: string, outcome: JobRun['outcome'], detail: string | null): JobRun {
  return { number: job.runCount, startedAt: job.lastRunAt ?? finishedAt, finishedAt, outcome, detail }
}
