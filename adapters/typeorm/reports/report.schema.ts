import { EntitySchema } from 'typeorm'

import { key, optional, text, whole, word } from '../columns.ts'

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
  readonly error: string | null
  /** JSON */
  readonly usage: string | null
  readonly text: string | null
  /** JSON */
  readonly sources: string
}

export const reportSchema = new EntitySchema<ReportRow>({
  name: 'reports',
  columns: {
    id: key,
    account_id: word,
    project_id: word,
    name: word,
    status: word,
    created_at: word,
    last_modified: word,
    version: whole,
    report_prompt: text,
    error: optional(text),
    usage: optional(text),
    text: optional(text),
    sources: text,
  },
  indices: [
    { name: 'reports_of_project', columns: ['account_id', 'project_id', 'created_at', 'id'] },
    { name: 'reports_in_progress', columns: ['id', 'account_id'], where: "status = 'processing'" },
  ],
})
