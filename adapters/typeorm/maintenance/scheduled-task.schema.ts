import { EntitySchema } from 'typeorm'

import { primaryVarchar, optional, integer, varchar } from '../columns.ts'

export interface ScheduledTaskRow {
  readonly name: string
  readonly next_run_at: string
  readonly job_id: string | null
  readonly version: number
}

export const scheduledTaskSchema = new EntitySchema<ScheduledTaskRow>({
  name: 'single_jobs',
  columns: { name: primaryVarchar, next_run_at: varchar, job_id: optional(varchar), version: integer },
})
