import { EntitySchema } from 'typeorm'

import { integer, optional, primaryVarchar, text, varchar } from '../columns.ts'

export interface ProfileFactRow {
  readonly id: string
  readonly account_id: string
  readonly fact_key: string
  readonly label: string | null
  /** Encrypted if the fact is secret. */
  readonly value: string | null
  /** JSON */
  readonly confirmed_by: string | null
  readonly confirmed_at: string | null
  readonly valid_until: string | null
  /** JSON */
  readonly rejected: string
  readonly version: number
}

export const profileFactSchema = new EntitySchema<ProfileFactRow>({
  name: 'profile_facts',
  columns: {
    id: primaryVarchar,
    account_id: varchar,
    fact_key: varchar,
    label: optional(varchar),
    value: optional(text),
    confirmed_by: optional(text),
    confirmed_at: optional(varchar),
    valid_until: optional(varchar),
    rejected: text,
    version: integer,
  },
  indices: [{ name: 'profile_facts_of_account', columns: ['account_id', 'fact_key'], unique: true }],
})
