import { EntitySchema } from 'typeorm'

import { primaryVarchar, optional, text, integer, varchar } from '../columns.ts'

export interface ReportRow {
  readonly id: string
  readonly account_id: string
  readonly project_id: string
  readonly name: string
  readonly status: string
  readonly created_at: string
  readonly last_modified: string
  readonly version: number
  readonly report_prompt: string
  /** JSON */
  readonly document_ids: string | null
  readonly error: string | null
  /** JSON */
  readonly error_reason: string | null
  /** JSON */
  readonly usage: string | null
  readonly text: string | null
  /** JSON */
  readonly text_state: string | null
  /** JSON */
  readonly sources: string
  readonly due_at: string | null
  readonly due_zone: string | null
  /** JSON */
  readonly reminder: string | null
}

export const reportSchema = new EntitySchema<ReportRow>({
  name: 'reports',
  columns: {
    id: primaryVarchar,
    account_id: varchar,
    project_id: varchar,
    name: varchar,
    status: varchar,
    created_at: varchar,
    last_modified: varchar,
    version: integer,
    report_prompt: text,
    document_ids: optional(text),
    error: optional(text),
    error_reason: optional(text),
    usage: optional(text),
    text: optional(text),
    text_state: optional(text),
    sources: text,
    due_at: optional(varchar),
    due_zone: optional(varchar),
    reminder: optional(text),
  },
  indices: [
    { name: 'reports_of_project', columns: ['account_id', 'project_id', 'created_at', 'id'] },
    { name: 'reports_due', columns: ['account_id', 'due_at', 'id'], where: 'due_at IS NOT NULL' },
    { name: 'reports_to_remind', columns: ['due_at', 'id', 'account_id'], where: 'due_at IS NOT NULL' },
    { name: 'reports_in_progress', columns: ['id', 'account_id'], where: "status = 'processing'" },
  ],
})
