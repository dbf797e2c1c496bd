import { EntitySchema } from 'typeorm'

import { counter, optional, primaryVarchar, text, integer, varchar } from '../columns.ts'

export interface AccountRow {
  readonly id: string
  readonly owner_id: string
  readonly offered_to: string | null
  readonly removal_asked_at: string | null
  readonly removal_due_at: string | null
  /** JSON */
  readonly settings: string
  /** JSON */
  readonly facts_file_state: string | null
  readonly created_at: string
  readonly version: number
}

/** `projects_revision`: number of changes to the account's list of projects. */
export const accountSchema = new EntitySchema<AccountRow & { readonly projects_revision?: number }>({
  name: 'accounts',
  columns: {
    id: primaryVarchar,
    owner_id: varchar,
    offered_to: optional(varchar),
    removal_asked_at: optional(varchar),
    removal_due_at: optional(varchar),
    settings: text,
    facts_file_state: optional(text),
    projects_revision: counter,
    created_at: varchar,
    version: integer,
  },
})
