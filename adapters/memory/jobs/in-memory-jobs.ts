import type { AccountId, JobId } from '../../../core/shared/ids.ts'
import type { JobName } from '../../../core/jobs/job-catalogue.ts'
import { firstLaneOf } from '../../../core/jobs/job-lane.ts'
import type { Job } from '../../../core/jobs/job.ts'
import type { Jobs } from '../../../core/jobs/ports.ts'
import { stale } from '../../../core/shared/stale.ts'
import { turnOf } from './job-row.ts'
import type { JobTable } from './job-table.ts'

export class InMemoryJobs implements Jobs {
  constructor(
    private readonly jobs: JobTable,
    private readonly onAdd: () => void,
  ) {}

  async add(...added: readonly Job[]): Promise<void> {
    const unfinished = this.jobs.unfinished()
    for (const job of added) {
      if (this.jobs.get(job.id)) throw stale()
      const lane = firstLaneOf(job)
      const place = { lane, turn: turnOf(job, lane, unfinished), claimableAt: job.dueAt }
      const row = { job: structuredClone(job), ...place, claimedBy: null, isWaiting: false, runs: [] }
      this.jobs.set(job.id, row)
      unfinished.push(row)
    }
    if (added.length > 0) this.onAdd()
  }

  async find(id: JobId): Promise<Job | null> {
    return structuredClone(this.jobs.get(id)?.job ?? null)
  }

  async isQueued(accountId: AccountId, name: JobName): Promise<boolean> {
    return this.jobs
      .unfinished()
      .some(({ job }) => job.accountId === accountId && job.name === name && job.state === 'queued')
  }

  async since(accountId: AccountId, name: JobName, createdAt: string): Promise<Job[]> {
    const jobs = this.jobs.all().map(({ job }) => job)
    return jobs
      .filter((job) => job.accountId === accountId && job.name === name && job.createdAt >= createdAt)
      .sort((a, b) => (`${a.createdAt} ${a.id}` < `${b.createdAt} ${b.id}` ? -1 : 1))
      .map((job) => structuredClone(job))
  }

  async remove(id: JobId): Promise<void> {
    this.jobs.delete(id)
  }

  async wakeWaiting(accountId: AccountId): Promise<void> {
    const waiting = this.jobs.unfinished().filter(({ isWaiting, job }) => isWaiting && job.accountId === accountId)
    for (const { job, ...row } of waiting) {
      const dueAt = job.createdAt
      this.jobs.set(job.id, { ...row, job: { ...job, dueAt }, claimableAt: dueAt, isWaiting: false })
    }
    if (waiting.length > 0) this.onAdd()
  }

  async removeOfAccount(accountId: AccountId): Promise<void> {
    for (const { job } of this.jobs.all()) if (job.accountId === accountId) this.jobs.delete(job.id)
  }
}
