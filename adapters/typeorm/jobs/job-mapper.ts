import type { AccountId, JobId } from '../../../core/shared/ids.ts'
import { firstLaneOf, type JobLane } from '../../../core/jobs/job-lane.ts'
import type { Job, JobData, JobState } from '../../../core/jobs/job.ts'
import type { JobTicket } from '../../../core/jobs/ports.ts'
import type { JobRow } from './job.schema.ts'

/** The row of a new job. */
export function jobRow(job: Job, turn: number): JobRow {
  return {
    id: job.id,
    name: job.name,
    account_id: job.accountId,
    data: JSON.stringify(job.data),
    state: job.state,
    lane: firstLaneOf(job),
    precedence: precedenceOf(job),
    turn,
    claimable_at: job.dueAt,
    due_at: job.dueAt,
    created_at: job.createdAt,
    last_run_at: job.lastRunAt,
    last_finished_at: job.lastFinishedAt,
    run_count: job.runCount,
    fail_count: job.failCount,
    cut_off_count: job.cutOffCount,
    lone_cut_off_count: job.loneCutOffCount,
    claimed_by: null,
    waiting_for: null,
    result: job.result,
    fail_reason: job.failReason,
  }
}

export function jobOf(row: JobRow): Job {
  return {
    id: row.id as JobId,
    name: row.name,
    accountId: row.account_id as AccountId | null,
    data: JSON.parse(row.data) as JobData,
    state: row.state as JobState,
    priority: row.precedence === 0 ? 0 : -row.precedence,
    dueAt: row.due_at,
    createdAt: row.created_at,
    lastRunAt: row.last_run_at,
    lastFinishedAt: row.last_finished_at,
    runCount: row.run_count,
    failCount: row.fail_count,
    cutOffCount: row.cut_off_count,
    loneCutOffCount: row.lone_cut_off_count,
    result: row.result,
    failReason: row.fail_reason,
  }
}

export function precedenceOf({ priority }: Job): number {
  return priority === 0 ? 0 : -priority
}

/** The ticket of a job that was unfinished when its row was read. */
export function ticketOf(row: JobRow): JobTicket {
  const { id: jobId, accountId, priority } = jobOf(row)
  return { jobId, accountId, lane: row.lane as JobLane, priority, turn: row.turn, notBefore: row.claimable_at }
}
