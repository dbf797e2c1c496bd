import { EntitySchema } from 'typeorm'

import { primaryVarchar, optional, primaryInteger, text, varchar } from '../columns.ts'

export interface JobRunRow {
  readonly job_id: string
  readonly number: number
  readonly started_at: string
  readonly finished_at: string
  readonly outcome: string
  readonly detail: string | null
}

export const jobRunSchema = new EntitySchema<JobRunRow>({
  name: 'job_runs',
  columns: {
    job_id: primaryVarchar,
    number: primaryInteger,
    started_at: varchar,
    finished_at: varchar,
    outcome: varchar,
    detail: optional(text),
  },
  foreignKeys: [
    {
      name: 'job_runs_job',
      target: 'jobs',
      columnNames: ['job_id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
