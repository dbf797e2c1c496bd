import { EntitySchema } from 'typeorm'

import { optional, primaryVarchar, varchar } from '../columns.ts'

export interface KeptRequestRow {
  readonly account_id: string
  readonly user_id: string
  readonly request_key: string
  readonly fingerprint: string
  readonly started_at: string
  readonly made: string | null
}

export const keptRequestSchema = new EntitySchema<KeptRequestRow>({
  name: 'kept_requests',
  columns: {
    account_id: primaryVarchar,
    user_id: primaryVarchar,
    request_key: primaryVarchar,
    fingerprint: varchar,
    started_at: varchar,
    made: optional(varchar),
  },
  indices: [{ name: 'kept_requests_started', columns: ['started_at'] }],
  foreignKeys: [
    {
      name: 'kept_requests_account',
      target: 'accounts',
      columnNames: ['account_id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
