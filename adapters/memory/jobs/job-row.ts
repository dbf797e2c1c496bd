import type { Job } from '../../../core/jobs/job.ts'
import type { JobRun } from '../../../core/jobs/ports.ts'
import type { JobLane } from '../../../core/jobs/job-lane.ts'
import { ascending, sortRows } from '../sort-rows.ts'

export interface JobRow {
  readonly job: Job
  readonly lane: JobLane
  /** Position in the queue of its lane and priority, assigned so that accounts take turns. */
  readonly turn: number
  /** Time from which it may be claimed: its due time, or the end of its lease; null once it is finished. */
  readonly claimableAt: string | null
  /** Its last claimant. */
  readonly claimedBy: string | null
  readonly isWaiting: boolean
  /** Oldest first. */
  readonly runs: readonly JobRun[]
}

/** In the order of claiming. */
export function inTurn(rows: readonly JobRow[]): JobRow[] {
  return sortRows(
    rows,
    ascending(({ job }) => -job.priority),
    ascending(({ turn }) => turn),
    ascending(({ job }) => job.createdAt),
    ascending(({ job }) => job.id),
  )
}

/**
 * The turn of a new job: after the account's own unfinished jobs of its priority, and not before the first waiting one,
 * so that accounts with many and with few jobs alternate.
 */
export function turnOf(job: Job, lane: JobLane, unfinished: readonly JobRow[]): number {
  const rivals = unfinished.filter((row) => row.lane === lane && row.job.priority === job.priority)
  const own = rivals.filter((row) => job.accountId !== null && row.job.accountId === job.accountId)
  const waiting = rivals.filter((row) => row.job.state === 'queued').map((row) => row.turn)
  const first = waiting.reduce((least, turn) => Math.min(least, turn), waiting[0] ?? 0)
  return own.reduce((turn, row) => Math.max(turn, row.turn + 1), first)
}
