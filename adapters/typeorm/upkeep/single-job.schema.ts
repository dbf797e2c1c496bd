import { EntitySchema } from 'typeorm'

import { key, optional, whole, word } from '../columns.ts'

export interface SingleJobRow {
  readonly name: string
  readonly next_run_at: string
  readonly job_id: string | null
  readonly version: number
}

export const singleJobSchema = new EntitySchema<SingleJobRow>({
  name: 'single_jobs',
  columns: { name: key, next_run_at: word, job_id: optional(word), version: whole },
})
