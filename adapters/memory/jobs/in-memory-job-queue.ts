import type { Job, JobId } from '../../../core/jobs/job.ts'
import type { ClaimedJob, JobQueue } from '../../../core/jobs/ports/job-queue.ts'
import { notFound } from '../../../core/shared/app-error.ts'
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
      .map(({ job, turn }) => {
        const failCount = job.failCount + (job.state === 'running' ? 1 : 0)
        const running: Job = { ...job, state: 'running', lastRunAt: now, runCount: job.runCount + 1, failCount }
        this.jobs.settle(job.id, { job: running, turn, claimableAt: leaseUntil })
        return { job: structuredClone(running), token: String(running.runCount) }
      })
  }

  async extend(claim: ClaimedJob, leaseUntil: string): Promise<boolean> {
    return this.change(claim, (row) => ({ ...row, claimableAt: leaseUntil }))
  }

  async complete(claim: ClaimedJob, result: string | null, now: string): Promise<boolean> {
    return this.change(claim, ({ job, turn }) => ({
      job: { ...job, state: 'completed', lastFinishedAt: now, result, failReason: null },
      turn,
      claimableAt: null,
    }))
  }

  async fail(claim: ClaimedJob, reason: string, retryAt: string | null, now: string): Promise<boolean> {
    return this.change(claim, ({ job, turn }) => {
      const failed = { ...job, lastFinishedAt: now, failReason: reason, failCount: job.failCount + 1 }
      return retryAt === null
        ? { job: { ...failed, state: 'failed' }, turn, claimableAt: null }
        : { job: { ...failed, state: 'queued', dueAt: retryAt }, turn, claimableAt: retryAt }
    })
  }

  async release(claim: ClaimedJob, dueAt: string): Promise<boolean> {
    return this.change(claim, ({ job, turn }) => ({
      job: { ...job, state: 'queued', dueAt },
      turn,
      claimableAt: dueAt,
    }))
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
    if (!row) throw notFound('jobs.not-found', 'Job not found')
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
