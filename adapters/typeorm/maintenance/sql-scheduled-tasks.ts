import type { JobId } from '../../../core/shared/ids.ts'
import { stale } from '../../../core/shared/stale.ts'
import type { ScheduledTasks } from '../../../core/maintenance/ports.ts'
import type { ScheduledTask } from '../../../core/maintenance/scheduled-task.ts'
import type { Sql } from '../sql.ts'
import type { ScheduledTaskRow } from './scheduled-task.schema.ts'

const ONE = 'SELECT * FROM single_jobs WHERE name = ?'
const ADD = `INSERT INTO single_jobs (next_run_at, job_id, name, version) VALUES (?, ?, ?, 1)
  ON CONFLICT (name) DO NOTHING`
const CHANGE =
  'UPDATE single_jobs SET next_run_at = ?, job_id = ?, version = version + 1 WHERE name = ? AND version = ?'

export class SqlScheduledTasks implements ScheduledTasks {
  constructor(private readonly sql: Sql) {}

  async find(name: string): Promise<ScheduledTask | null> {
    const [row] = await this.sql.rows<ScheduledTaskRow>(ONE, [name])
    if (!row) return null
    return { name, nextRunAt: row.next_run_at, jobId: row.job_id as JobId | null, version: row.version }
  }

  async save({ name, nextRunAt, jobId, version }: ScheduledTask): Promise<ScheduledTask> {
    const values = [nextRunAt, jobId, name]
    const changed = await (version === 0 ? this.sql.change(ADD, values) : this.sql.change(CHANGE, [...values, version]))
    if (changed === 0) throw stale()
    return { name, nextRunAt, jobId, version: version + 1 }
  }
}
