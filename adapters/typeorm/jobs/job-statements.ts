import type { Leasing } from './job-delivery.ts'

interface Statement {
  readonly text: string
  readonly values: unknown[]
}

/** A claim is told from later ones by how often its job was run. */
const HELD = `WHERE id = ? AND state = 'running' AND run_count = ?`
export const EXTEND = `UPDATE jobs SET claimable_at = ? ${HELD}`
export const RELOAD = `UPDATE jobs SET state = 'queued', claimable_at = ?, due_at = ?, fail_count = 0 WHERE id = ?`
export const NEXT_DUE = 'SELECT min(claimable_at) AS moment FROM jobs WHERE claimable_at IS NOT NULL'

/** A job that is claimed while `running` had its lease end. */
export const CLAIM = `UPDATE jobs SET last_run_at = ?, claimable_at = ?, run_count = run_count + 1,
  fail_count = fail_count + CASE WHEN state = 'running' THEN 1 ELSE 0 END, state = 'running'`

/**
 * Makes PostgreSQL look each job up by its identifier. Right after a burst it still takes the jobs, and the indexes of those
 * that are unfinished or under way, for almost none, and would rather walk through all of them at every claim.
 */
export const jobsNamedIn = (tickets: string, column: string) =>
  `jobs.id = ANY (ARRAY(SELECT ${column} FROM ${tickets}))`
const IS_UNFINISHED = `COALESCE(claimable_at, '') <> ''`

/** Claims, in one statement of PostgreSQL, what an engine leases: a row for each ticket, empty where its job is over. */
export function claimLeased({ text, values, jobId }: Leasing, now: string, leaseUntil: string): Statement {
  let count = values.length
  const claim = CLAIM.replace(/\?/g, () => `$${(count += 1)}`)
  return {
    text: `WITH leased AS (${text}), tickets AS (SELECT ${jobId} AS job_id FROM leased), claimed AS (
      ${claim} WHERE ${jobsNamedIn('tickets', 'job_id')} AND ${IS_UNFINISHED} RETURNING jobs.*)
      SELECT tickets.job_id, claimed.* FROM tickets LEFT JOIN claimed ON claimed.id = tickets.job_id`,
    values: [...values, now, leaseUntil],
  }
}
