import { EntitySchema } from 'typeorm'

import { primaryVarchar, varchar } from '../columns.ts'

export interface OutageRow {
  /** The unavailable service. */
  readonly service: string
  readonly reason: string
  readonly since: string
  readonly next_try_at: string
}

export const outageSchema = new EntitySchema<OutageRow>({
  name: 'outages',
  columns: { service: primaryVarchar, reason: varchar, since: varchar, next_try_at: varchar },
})
