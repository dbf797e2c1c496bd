import { EntitySchema } from 'typeorm'

import { flag, key, optional, text, whole, word } from '../columns.ts'

export interface DataMigrationRow {
  readonly id: string
  readonly run_count: number
  /** JSON */
  readonly results: string
  readonly done: number
  readonly place: string | null
  readonly is_open: boolean
  readonly job_id: string | null
  readonly version: number
}

export const dataMigrationSchema = new EntitySchema<DataMigrationRow>({
  name: 'data_migrations',
  columns: {
    id: key,
    run_count: whole,
    results: text,
    done: whole,
    place: optional(word),
    is_open: flag,
    job_id: optional(word),
    version: whole,
  },
})
