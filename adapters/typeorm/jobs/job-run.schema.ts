import { EntitySchema } from 'typeorm'

import { key, optional, place, text, word } from '../columns.ts'

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
    job_id: key,
    number: place,
    started_at: word,
    finished_at: word,
    outcome: word,
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
