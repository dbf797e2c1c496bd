import type { JobId } from '../../../core/jobs/job.ts'
import type { ClaimedJob } from '../../../core/jobs/ports/job-queue.ts'
import type { JobRun } from '../../../core/jobs/ports/job-reader.ts'
import type { Sql } from '../sql.ts'
import { storable } from '../storable.ts'

/** What becomes of a claim. */
export interface JobEnding {
  readonly claim: ClaimedJob
  readonly state: 'queued' | 'completed' | 'failed'
  /** When it is delivered again; null for a job that ended for good. */
  readonly again: string | null
  /** Of a run that came to its end; null for one that is handed back. */
  readonly run: Pick<JobRun, 'outcome' | 'finishedAt' | 'detail'> | null
}

/** A job whose claim was still the newest, as it is now. */
export interface EndedJob {
  readonly id: JobId
  readonly turn: number
  readonly fail_count: number
}

const END = `WITH ending AS (SELECT * FROM json_to_recordset(?::json) AS x (
    id text, number int, state text, again text, started_at text, finished_at text, outcome text, detail text)),
  ended AS (UPDATE jobs SET
    state = ending.state,
    claimable_at = ending.again,
    due_at = COALESCE(ending.again, jobs.due_at),
    last_finished_at = COALESCE(ending.finished_at, jobs.last_finished_at),
    result = CASE ending.outcome WHEN 'completed' THEN ending.detail ELSE jobs.result END,
    fail_reason = CASE ending.outcome WHEN 'completed' THEN NULL WHEN 'failed' THEN ending.detail ELSE jobs.fail_reason END,
    fail_count = jobs.fail_count + CASE ending.outcome WHEN 'failed' THEN 1 ELSE 0 END
    FROM ending WHERE jobs.id = ending.id AND jobs.state = 'running' AND jobs.run_count = ending.number
    RETURNING jobs.id, jobs.turn, jobs.fail_count),
  noted AS (INSERT INTO job_runs (job_id, number, started_at, finished_at, outcome, detail)
    SELECT id, ending.number, ending.started_at, ending.finished_at, ending.outcome, ending.detail
    FROM ending JOIN ended USING (id) WHERE ending.outcome IS NOT NULL)
  SELECT id, turn, fail_count FROM ended`

/** Ends those claims that are still the newest of their jobs, all in one statement of PostgreSQL, and answers for these. */
export function endJobs(sql: Sql, endings: readonly JobEnding[]): Promise<EndedJob[]> {
  return sql.rows<EndedJob>(END, [JSON.stringify(endings.map(recordOf))])
}

function recordOf({ claim: { job, token }, state, again, run }: JobEnding): object {
  const finished = run && {
    started_at: job.lastRunAt ?? run.finishedAt,
    finished_at: run.finishedAt,
    outcome: run.outcome,
    detail: storable(run.detail),
  }
  return { id: job.id, number: Number(token), state, again, ...finished }
}
