import { EntitySchema } from 'typeorm'

import { byBytes, double, counter, boolean, primaryVarchar, optional, text, integer, varchar } from '../columns.ts'

export interface ProposalRow {
  readonly id: string
  readonly account_id: string
  readonly project_id: string | null
  readonly name: string
  readonly is_archived: boolean
  readonly type: string
  /** JSON */
  readonly grant_info: string
  readonly funder_id: string | null
  /** JSON */
  readonly form: string | null
  /** The name of the form's file, for search and sorting. */
  readonly form_name: string | null
  readonly form_classification: string | null
  readonly processing_status: string | null
  readonly processing_error: string | null
  /** JSON */
  readonly processing_error_reason: string | null
  /** JSON */
  readonly coordinator_metadata: string | null
  readonly cover_letter: string | null
  /** JSON */
  readonly cover_letter_state: string | null
  readonly cover_letter_status: string
  readonly cover_letter_error: string | null
  /** JSON */
  readonly cover_letter_error_reason: string | null
  /** JSON */
  readonly cover_letter_usage: string | null
  readonly funder_overview_status: string | null
  readonly status: string
  readonly stage: string
  /** Null in older rows. */
  readonly stage_since: string | null
  readonly deadline: string | null
  readonly counting: string | null
  readonly amount_asked: number | null
  readonly amount_given: number | null
  readonly currency: string
  readonly deadline_zone: string | null
  readonly owner_id: string | null
  readonly next_step: string | null
  /** `YYYY-MM-DD` */
  readonly next_step_due: string | null
  /** JSON; null in older rows. */
  readonly stage_history: string | null
  /** JSON */
  readonly reminder: string | null
  /** JSON */
  readonly form_terms: string | null
  readonly total_cost: number
  readonly created_at: string
  readonly version: number
}

/** `revision`: number of changes to the application and its parts. */
export const proposalSchema = new EntitySchema<ProposalRow & { readonly revision?: number }>({
  name: 'proposals',
  columns: {
    id: primaryVarchar,
    account_id: varchar,
    revision: counter,
    project_id: optional(varchar),
    funder_id: optional(varchar),
    name: byBytes(varchar),
    is_archived: boolean,
    type: varchar,
    status: varchar,
    processing_status: optional(varchar),
    cover_letter_status: varchar,
    funder_overview_status: optional(varchar),
    total_cost: double,
    created_at: varchar,
    version: integer,
    processing_error: optional(text),
    processing_error_reason: optional(text),
    cover_letter_error: optional(text),
    cover_letter_error_reason: optional(text),
    cover_letter_usage: optional(text),
    coordinator_metadata: optional(text),
    form_name: optional(byBytes(varchar)),
    form_classification: optional(byBytes(varchar)),
    form: optional(text),
    grant_info: text,
    cover_letter: optional(text),
    cover_letter_state: optional(text),
    deadline: optional(varchar),
    stage: { ...varchar, default: 'drafting' },
    stage_since: optional(varchar),
    counting: optional(varchar),
    amount_asked: optional(double),
    amount_given: optional(double),
    currency: { ...varchar, default: 'GBP' },
    deadline_zone: optional(varchar),
    owner_id: optional(varchar),
    next_step: optional(text),
    next_step_due: optional(varchar),
    stage_history: optional(text),
    reminder: optional(text),
    form_terms: optional(text),
  },
  indices: [
    { name: 'proposals_of_project', columns: ['account_id', 'project_id', 'created_at', 'id'] },
    { name: 'proposals_of_funder', columns: ['funder_id'] },
    { name: 'proposals_due', columns: ['account_id', 'deadline', 'id'], where: 'deadline IS NOT NULL' },
    { name: 'proposals_to_remind', columns: ['deadline', 'id', 'account_id'], where: 'deadline IS NOT NULL' },
    {
      name: 'proposals_without_deadline',
      columns: ['account_id', 'id'],
      where: 'deadline IS NULL AND form_terms IS NOT NULL',
    },
    { name: 'proposals_of_owner', columns: ['owner_id'], where: 'owner_id IS NOT NULL' },
    { name: 'proposals_by_name', columns: ['name', 'id', 'account_id'] },
    { name: 'proposals_by_form', columns: ['form_name', 'id', 'account_id'] },
    { name: 'proposals_by_classification', columns: ['form_classification', 'form_name', 'id', 'account_id'] },
    { name: 'proposals_unread', columns: ['id', 'account_id'], where: "processing_status IN ('queued', 'reading')" },
    { name: 'letters_in_progress', columns: ['id', 'account_id'], where: "cover_letter_status = 'processing'" },
    {
      name: 'funder_overviews_in_progress',
      columns: ['id', 'account_id'],
      where: "funder_overview_status = 'processing'",
    },
  ],
})
