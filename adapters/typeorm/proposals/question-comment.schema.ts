import { EntitySchema } from 'typeorm'

import { integer, optional, primaryVarchar, text, varchar } from '../columns.ts'

export interface QuestionCommentRow {
  readonly id: string
  readonly account_id: string
  readonly proposal_id: string
  /** An existing question, or a removed one that can be brought back. */
  readonly question_id: string
  readonly created_at: string
  readonly edited_at: string | null
  readonly resolved_at: string | null
  readonly version: number
  /** JSON */
  readonly author: string
  /** JSON */
  readonly resolved_by: string | null
  /** JSON */
  readonly mentions: string
  readonly text: string
}

export const questionCommentSchema = new EntitySchema<QuestionCommentRow>({
  name: 'question_comments',
  columns: {
    id: primaryVarchar,
    account_id: varchar,
    proposal_id: varchar,
    question_id: varchar,
    created_at: varchar,
    edited_at: optional(varchar),
    resolved_at: optional(varchar),
    version: integer,
    author: text,
    resolved_by: optional(text),
    mentions: text,
    text,
  },
  indices: [
    { name: 'question_comments_of_question', columns: ['question_id', 'created_at', 'id'] },
    { name: 'question_comments_of_proposal', columns: ['proposal_id'] },
    { name: 'question_comments_of_account', columns: ['account_id', 'resolved_at'] },
  ],
  foreignKeys: [
    {
      name: 'question_comments_proposal',
      target: 'proposals',
      columnNames: ['proposal_id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
