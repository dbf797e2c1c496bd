import type { JobId } from '../../../core/jobs/job.ts'
import { stale } from '../../../core/shared/stale.ts'
import type { SingleJobs } from '../../../core/upkeep/ports/single-jobs.ts'
import type { SingleJob } from '../../../core/upkeep/single-job.ts'
import type { Sql } from '../sql.ts'
import type { SingleJobRow } from './single-job.schema.ts'

const ONE = 'SELECT * FROM single_jobs WHERE name = ?'
const ADD = `INSERT INTO single_jobs (next_run_at, job_id, name, version) VALUES (?, ?, ?, 1)
  ON CONFLICT (name) DO NOTHING`
const CHANGE =
  'UPDATE single_jobs SET next_run_at = ?, job_id = ?, version = version + 1 WHERE name = ? AND version = ?'

export class SqlSingleJobs implements SingleJobs {
  constructor(private readonly sql: Sql) {}

  async find(name: string): Promise<SingleJob | null> {
    const [row] = await this.sql.rows<SingleJobRow>(ONE, [name])
    if (!row) return null
    return { name, nextRunAt: row.next_run_at, jobId: row.job_id as JobId | null, version: row.version }
  }

  async save({ name, nextRunAt, jobId, version }: SingleJob): Promise<SingleJob> {
    const values = [nextRunAt, jobId, name]
    const changed = await (version === 0 ? this.sql.change(ADD, values) : this.sql.change(CHANGE, [...values, version]))
    if (changed === 0) throw stale()
    return { name, nextRunAt, jobId, version: version + 1 }
  }
}
