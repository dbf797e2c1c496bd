import type { AccountId, JobId } from '../../../core/shared/ids.ts'
import { cutOff, isToRunAlone } from '../../../core/jobs/cut-offs.ts'
import { firstLaneOf } from '../../../core/jobs/job-lane.ts'
import { jobNotFound, type Job } from '../../../core/jobs/job.ts'
import type { ClaimedJob, ClaimRequest, JobQueue, JobRun } from '../../../core/jobs/ports.ts'
import { takeFairly } from '../../../core/jobs/share-of-slots.ts'
import { inTurn, type JobRow } from './job-row.ts'
import type { JobTable } from './job-table.ts'

/** The run count of a job distinguishes its claims. */
export class InMemoryJobQueue implements JobQueue {
  private readonly listeners = new Set<() => void>()

  constructor(private readonly jobs: JobTable) {}

  async claim({
    now,
    leaseUntil,
    limit,
    lane = 'ordinary',
    except = [],
    held: heldSlots,
    claimant,
  }: ClaimRequest): Promise<ClaimedJob[]> {
    const isDue = ({ job, lane: of, claimableAt }: JobRow) =>
      job.state === 'queued' && of === lane && claimableAt !== null && claimableAt <= now
    const due = this.jobs.settledUnfinished().filter((row) => isDue(row) && !isOneOf(except, row.job.accountId))
    const ordered = inTurn(due)
    const shared =
      heldSlots === undefined
        ? ordered
        : takeFairly(ordered, { held: heldSlots, free: limit, accountOf: ({ job }) => job.accountId })
    return shared.slice(0, limit).map((row) => {
      const { job } = row
      const running: Job = { ...job, state: 'running', lastRunAt: now, runCount: job.runCount + 1 }
      const held = { claimableAt: leaseUntil, claimedBy: claimant ?? null, isWaiting: false }
      this.jobs.replaceCommitted(job.id, { ...row, ...held, job: running })
      return { job: structuredClone(running), token: String(running.runCount) }
    })
  }

  async requeueCutOff(now: string): Promise<number> {
    const running = this.jobs.settledUnfinished().filter(({ job }) => job.state === 'running')
    const isCutOff = ({ claimableAt }: JobRow) => claimableAt !== null && claimableAt <= now
    const dead = new Set(running.filter(isCutOff).map(claimantOf))
    const cut = running.filter((row) => dead.has(claimantOf(row)))
    const isAlone = (row: JobRow) => cut.every((other) => other === row || claimantOf(other) !== claimantOf(row))
    for (const row of cut) this.requeue(row, isAlone(row), now)
    return cut.length
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
    return this.change(claim, (row) => requeued(row, dueAt))
  }

  async postpone(claim: ClaimedJob, lookAgainAt: string): Promise<boolean> {
    return this.change(claim, (row) => ({ ...requeued(row, lookAgainAt), isWaiting: true }))
  }

  async nextDueAt(): Promise<string | null> {
    const moments = this.jobs.settledUnfinished().flatMap(({ claimableAt }) => claimableAt ?? [])
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
    const forgotten = { failCount: 0, cutOffCount: 0, loneCutOffCount: 0 }
    const job: Job = { ...row.job, ...forgotten, state: 'queued', dueAt: now }
    this.jobs.replaceCommitted(id, { ...row, job, lane: firstLaneOf(job), claimableAt: now, isWaiting: false })
    this.announce()
  }

  announce(): void {
    for (const listener of this.listeners) listener()
  }

  private requeue(row: JobRow, wasAlone: boolean, now: string): void {
    const job = cutOff(row.job, wasAlone && row.claimedBy !== null)
    this.jobs.replaceCommitted(job.id, { ...row, job, lane: isToRunAlone(job) ? 'lone' : row.lane, claimableAt: now })
  }

  private change({ job: { id }, token }: ClaimedJob, to: (row: JobRow) => JobRow): boolean {
    const row = this.jobs.settled.get(id)
    if (row?.job.state !== 'running' || String(row.job.runCount) !== token) return false
    this.jobs.replaceCommitted(id, structuredClone(to(row)))
    return true
  }
}

function isOneOf(accounts: readonly AccountId[], account: AccountId | null): boolean {
  return account !== null && accounts.includes(account)
}

/** A job without a known claimant is its own claimant. */
function claimantOf({ claimedBy, job }: JobRow): string {
  return claimedBy ?? job.id
}

function requeued(row: JobRow, dueAt: string): JobRow {
  return { ...row, job: { ...row.job, state: 'queued', dueAt }, claimableAt: dueAt }
}

function runOf({ job }: JobRow, finishedAt: string, outcome: JobRun['outcome'], detail: string | null): JobRun {
  return { number: job.runCount, startedAt: job.lastRunAt ?? finishedAt, finishedAt, outcome, detail }
}
