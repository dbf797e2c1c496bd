import type { AccountId } from '../../../core/shared/ids.ts'
import { CUT_OFFS_BESIDE_OTHERS } from '../../../core/jobs/cut-offs.ts'
import type { Dialect } from '../dialect.ts'
import type { Leasing } from './job-delivery.ts'

interface Statement {
  readonly text: string
  readonly values: unknown[]
}

/** The run count of a job distinguishes its claims. */
const HELD = `WHERE id = ? AND state = 'running' AND run_count = ?`
export const EXTEND = `UPDATE jobs SET claimable_at = ? ${HELD}`
export const RELOAD = `UPDATE jobs SET state = 'queued', claimable_at = ?, due_at = ?, fail_count = 0, cut_off_count = 0,
  lone_cut_off_count = 0, lane = CASE lane WHEN 'lone' THEN 'ordinary' ELSE lane END, waiting_for = NULL WHERE id = ?`
export const NEXT_DUE = 'SELECT min(claimable_at) AS moment FROM jobs WHERE claimable_at IS NOT NULL'

export const CLAIM = `UPDATE jobs SET last_run_at = ?, claimable_at = ?, claimed_by = ?, waiting_for = NULL,
  run_count = run_count + 1, state = 'running'`
/** Written so that no index of states is used: see `jobsNamedIn`. */
export const IS_QUEUED = `state || '' = 'queued'`

/** A condition that skips jobs of these accounts, with its parameters. */
export function besides(dialect: Dialect, accounts: readonly AccountId[] = []): [string, readonly unknown[]] {
  if (accounts.length === 0) return ['', []]
  return [`AND (account_id IS NULL OR NOT (${dialect.isInList('account_id')}))`, [dialect.list(accounts)]]
}

/** Queues all jobs of a claimant with an expired lease; a job without a known claimant is its own claimant. */
export const REQUEUE_CUT_OFF = `WITH dead AS (
    SELECT COALESCE(claimed_by, id) AS claimant, count(*) AS under_way FROM jobs WHERE state = 'running'
    GROUP BY COALESCE(claimed_by, id) HAVING min(claimable_at) <= ?)
  UPDATE jobs SET state = 'queued', claimable_at = ?, cut_off_count = cut_off_count + 1,
    lone_cut_off_count = lone_cut_off_count
      + CASE WHEN under_way = 1 AND claimed_by IS NOT NULL THEN 1 ELSE 0 END,
    lane = CASE WHEN cut_off_count + 1 >= ${CUT_OFFS_BESIDE_OTHERS} THEN 'lone' ELSE lane END
  FROM dead WHERE state = 'running' AND COALESCE(claimed_by, id) = claimant`

/**
 * Makes PostgreSQL look each job up by its identifier. Right after a burst, its statistics still show almost no jobs
 * and small partial indexes, so that it would scan them at every claim.
 */
export const jobsNamedIn = (tickets: string, column: string) =>
  `jobs.id = ANY (ARRAY(SELECT ${column} FROM ${tickets}))`
const IS_UNFINISHED = `COALESCE(claimable_at, '') <> ''`

/**
 * Claims the jobs that an engine leases in one statement of PostgreSQL: one row for each ticket, empty if its job has
 * ended or is running.
 */
export function claimLeased({ text, values, jobId }: Leasing, claiming: readonly unknown[]): Statement {
  let count = values.length
  const claim = CLAIM.replace(/\?/g, () => `$${(count += 1)}`)
  return {
    text: `WITH leased AS (${text}), tickets AS (SELECT ${jobId} AS job_id FROM leased), claimed AS (
      ${claim} WHERE ${jobsNamedIn('tickets', 'job_id')} AND ${IS_UNFINISHED} AND ${IS_QUEUED} RETURNING jobs.*)
      SELECT tickets.job_id, claimed.* FROM tickets LEFT JOIN claimed ON claimed.id = tickets.job_id`,
    values: [...values, ...claiming],
  }
}
