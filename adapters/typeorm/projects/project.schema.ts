import { EntitySchema } from 'typeorm'

import { boolean, primaryVarchar, optional, text, integer, varchar } from '../columns.ts'

export interface ProjectRow {
  readonly id: string
  readonly account_id: string
  readonly name: string
  readonly is_archived: boolean
  readonly status: string
  readonly overview_status: string
  readonly overview_error: string | null
  /** JSON */
  readonly overview_error_reason: string | null
  readonly overview_text: string | null
  /** JSON */
  readonly overview_state: string | null
  readonly overview_usage: string | null
  readonly created_at: string
  readonly version: number
}

export const projectSchema = new EntitySchema<ProjectRow>({
  name: 'projects',
  columns: {
    id: primaryVarchar,
    account_id: varchar,
    name: varchar,
    is_archived: boolean,
    status: varchar,
    created_at: varchar,
    version: integer,
    overview_status: varchar,
    overview_error: optional(text),
    overview_error_reason: optional(text),
    overview_text: optional(text),
    overview_state: optional(text),
    overview_usage: optional(text),
  },
  indices: [
    { name: 'projects_of_account', columns: ['account_id', 'created_at', 'id'] },
    { name: 'project_overviews_in_progress', columns: ['id', 'account_id'], where: "overview_status = 'processing'" },
  ],
})
