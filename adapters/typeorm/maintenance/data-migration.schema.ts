import { EntitySchema } from 'typeorm'

import { boolean, primaryVarchar, optional, text, integer, varchar } from '../columns.ts'

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
    id: primaryVarchar,
    run_count: integer,
    results: text,
    done: integer,
    place: optional(varchar),
    is_open: boolean,
    job_id: optional(varchar),
    version: integer,
  },
})
