import { EntitySchema } from 'typeorm'

import { IS_MISSING } from '../gaps/sql-missing-answers-reader.ts'
import { primaryVarchar, optional, text, integer, varchar } from '../columns.ts'

/** The columns of a question on an application's page. */
export interface ShownQuestionRow {
  readonly id: string
  readonly account_id: string
  readonly proposal_id: string
  readonly position: number
  readonly status: string
  readonly section: string | null
  readonly number: string | null
  readonly words_limit: number | null
  readonly characters_limit: number | null
  readonly version: number
  readonly text: string
  readonly guidance: string | null
  readonly anchor: string | null
  /** JSON; null if it depends on none. */
  readonly depends_on: string | null
  readonly error: string | null
  /** JSON */
  readonly error_reason: string | null
  readonly notice: string | null
  /** JSON */
  readonly notice_reason: string | null
  /** JSON */
  readonly usage: string | null
  /** JSON, without the data in `evidence`. */
  readonly answer: string | null
  /** JSON */
  readonly chat: string
  readonly review: string | null
  readonly assignee_id: string | null
  readonly assigned_at: string | null
  readonly kind: string
  readonly copied_version: number | null
}

export interface QuestionRow extends ShownQuestionRow {
  /**
   * JSON: the answer's messages and its sources' passages. They are large and seldom read, so the column is the last.
   */
  readonly evidence: string | null
}

export const questionSchema = new EntitySchema<QuestionRow>({
  name: 'questions',
  columns: {
    id: primaryVarchar,
    account_id: varchar,
    proposal_id: varchar,
    position: integer,
    status: varchar,
    section: optional(text),
    number: optional(varchar),
    words_limit: optional(integer),
    characters_limit: optional(integer),
    version: integer,
    text,
    guidance: optional(text),
    anchor: optional(text),
    depends_on: optional(text),
    error: optional(text),
    error_reason: optional(text),
    notice: optional(text),
    notice_reason: optional(text),
    usage: optional(text),
    answer: optional(text),
    chat: text,
    review: optional(varchar),
    assignee_id: optional(varchar),
    assigned_at: optional(varchar),
    copied_version: optional(integer),
    kind: { ...varchar, default: 'text' },
    evidence: optional(text),
  },
  indices: [
    { name: 'questions_of_proposal', columns: ['proposal_id', 'position', 'id'] },
    { name: 'questions_of_account', columns: ['account_id'] },
    { name: 'questions_in_progress', columns: ['id', 'account_id'], where: "status = 'processing'" },
    { name: 'questions_missing', columns: ['account_id', 'proposal_id'], where: IS_MISSING },
    { name: 'questions_assigned', columns: ['assignee_id', 'account_id'], where: 'assignee_id IS NOT NULL' },
  ],
  foreignKeys: [
    {
      name: 'questions_proposal',
      target: 'proposals',
      columnNames: ['proposal_id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
