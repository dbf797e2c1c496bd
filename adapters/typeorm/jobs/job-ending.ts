import type { JobId } from '../../../core/shared/ids.ts'
import type { JobLane } from '../../../core/jobs/job-lane.ts'
import type { ClaimedJob, JobRun } from '../../../core/jobs/ports.ts'
import type { Sql } from '../sql.ts'
import { storable } from '../storable.ts'
import { jobsNamedIn } from './job-statements.ts'

/** The outcome of a claim. */
export interface JobEnding {
  readonly claim: ClaimedJob
  readonly state: 'queued' | 'completed' | 'failed'
  /** Time of the next delivery; null for a job that has ended. */
  readonly again: string | null
  /** The completed or failed run; null for a job that is handed back. */
  readonly run: Pick<JobRun, 'outcome' | 'finishedAt' | 'detail'> | null
  readonly waitsFor?: 'documents'
}

export function completed(claim: ClaimedJob, detail: string | null, finishedAt: string): JobEnding {
  return { claim, state: 'completed', again: null, run: { outcome: 'completed', finishedAt, detail } }
}

/** `again`: null for a job that is given up. */
export function failed(claim: ClaimedJob, detail: string, again: string | null, finishedAt: string): JobEnding {
  return { claim, state: again === null ? 'failed' : 'queued', again, run: { outcome: 'failed', finishedAt, detail } }
}

/** Handed back before it was finished. */
export function released(claim: ClaimedJob, again: string): JobEnding {
  return { claim, state: 'queued', again, run: null }
}

/** Handed back until documents of its account are read. */
export function waiting(claim: ClaimedJob, again: string): JobEnding {
  return { ...released(claim, again), waitsFor: 'documents' }
}

/** The present state of a job whose claim was current. */
export interface EndedJob {
  readonly id: JobId
  readonly lane: JobLane
  readonly turn: number
}

const END_ONE = `UPDATE jobs SET state = ?, claimable_at = ?, due_at = COALESCE(?, due_at),
  last_finished_at = COALESCE(?, last_finished_at),
  result = CASE ? WHEN 'completed' THEN ? ELSE result END,
  fail_reason = CASE ? WHEN 'completed' THEN NULL WHEN 'failed' THEN ? ELSE fail_reason END,
  fail_count = fail_count + ?, waiting_for = ? WHERE id = ? AND state = 'running' AND run_count = ?
  RETURNING id, lane, turn`
const NOTE_RUN = `INSERT INTO job_runs (job_id, number, started_at, finished_at, outcome, detail)
  VALUES (?, ?, ?, ?, ?, ?)`
/** Written so that no index of states is used: see `jobsNamedIn`. */
const IS_UNDER_WAY = `jobs.state || '' = 'running'`
const END_ALL = `WITH ending AS (SELECT * FROM json_to_recordset(?::json) AS x (
    id text, number int, state text, again text, started_at text, finished_at text, outcome text, detail text,
    waits_for text)),
  ended AS (UPDATE jobs SET
    state = ending.state,
    claimable_at = ending.again,
    due_at = COALESCE(ending.again, jobs.due_at),
    last_finished_at = COALESCE(ending.finished_at, jobs.last_finished_at),
    result = CASE ending.outcome WHEN 'completed' THEN ending.detail ELSE jobs.result END,
    fail_reason = CASE ending.outcome WHEN 'completed' THEN NULL WHEN 'failed' THEN ending.detail ELSE jobs.fail_reason END,
    fail_count = jobs.fail_count + CASE ending.outcome WHEN 'failed' THEN 1 ELSE 0 END,
    waiting_for = ending.waits_for
    FROM ending WHERE ${jobsNamedIn('ending', 'id')} AND jobs.id = ending.id AND ${IS_UNDER_WAY}
      AND jobs.run_count = ending.number
    RETURNING jobs.id, jobs.lane, jobs.turn),
  noted AS (INSERT INTO job_runs (job_id, number, started_at, finished_at, outcome, detail)
    SELECT id, ending.number, ending.started_at, ending.finished_at, ending.outcome, ending.detail
    FROM ending JOIN ended USING (id) WHERE ending.outcome IS NOT NULL)
  SELECT id, lane, turn FROM ended`

/** Ends the claims that are current, and returns their jobs. */
export async function endJobs(sql: Sql, endings: readonly JobEnding[]): Promise<EndedJob[]> {
  const records = endings.map(recordOf)
  if (sql.dialect.name === 'postgres') return sql.rows<EndedJob>(END_ALL, [JSON.stringify(records)])
  const ended: EndedJob[] = []
  for (const record of records) ended.push(...(await endJob(sql, record)))
  return ended
}

async function endJob(sql: Sql, ending: EndingRecord): Promise<EndedJob[]> {
  const { id, number, state, again, outcome, started_at, finished_at, detail, waits_for } = ending
  const result = [outcome, detail, outcome, detail, outcome === 'failed' ? 1 : 0]
  const ended = await sql.rows<EndedJob>(END_ONE, [state, again, again, finished_at, ...result, waits_for, id, number])
  if (ended.length > 0 && outcome !== null)
    await sql.change(NOTE_RUN, [id, number, started_at, finished_at, outcome, detail])
  return ended
}

type EndingRecord = ReturnType<typeof recordOf>

function recordOf({ claim: { job, token }, state, again, run, waitsFor }: JobEnding) {
  return {
    id: job.id,
    number: Number(token),
    state,
    again,
    started_at: run && (job.lastRunAt ?? run.finishedAt),
    finished_at: run && run.finishedAt,
    outcome: run && run.outcome,
    detail: run && storable(run.detail),
    waits_for: waitsFor ?? null,
  }
}
