import { EntitySchema } from 'typeorm'

import { counter, integer, optional, primaryVarchar, text, varchar } from '../columns.ts'

export interface RememberedAnswerRow {
  readonly id: string
  readonly account_id: string
  readonly question: string
  readonly text: string
  readonly language: string | null
  readonly funder_id: string | null
  readonly funder_name: string | null
  readonly written_at: string
  readonly outcome: string | null
  readonly limit_words: number | null
  readonly limit_characters: number | null
  readonly valid_until: string | null
  readonly uses: number
  /** Set for an answer that was checked here. */
  readonly proposal_id: string | null
  readonly question_id: string | null
  /** Set for an answer that was found in a document. */
  readonly document_id: string | null
  readonly file_name: string | null
  readonly page: number | null
  readonly state: string
  readonly group_id: string
  readonly changed_at: string | null
  readonly version: number
}

const cascading = (name: string, columnName: string, target: string) => ({
  name,
  target,
  columnNames: [columnName],
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE' as const,
})

export const rememberedAnswerSchema = new EntitySchema<RememberedAnswerRow>({
  name: 'remembered_answers',
  columns: {
    id: primaryVarchar,
    account_id: varchar,
    question: text,
    text,
    language: optional(varchar),
    funder_id: optional(varchar),
    funder_name: optional(varchar),
    written_at: varchar,
    outcome: optional(varchar),
    limit_words: optional(integer),
    limit_characters: optional(integer),
    valid_until: optional(varchar),
    uses: counter,
    proposal_id: optional(varchar),
    question_id: optional(varchar),
    document_id: optional(varchar),
    file_name: optional(varchar),
    page: optional(integer),
    state: varchar,
    group_id: varchar,
    changed_at: optional(varchar),
    version: integer,
  },
  indices: [
    {
      name: 'remembered_answers_of_account',
      columns: ['account_id', 'state', 'group_id', 'written_at', 'id', 'language'],
    },
    { name: 'remembered_answers_of_proposal', columns: ['proposal_id'] },
    { name: 'remembered_answers_of_question', columns: ['question_id'], unique: true },
    { name: 'remembered_answers_of_document', columns: ['document_id'] },
  ],
  foreignKeys: [
    cascading('remembered_answers_proposal', 'proposal_id', 'proposals'),
    cascading('remembered_answers_document', 'document_id', 'documents'),
  ],
})

/** Keyed by account first: a search reads only the terms of its own account. */
export interface AnswerTermRow {
  readonly account_id: string
  readonly term: string
  readonly answer_id: string
  readonly weight: number
}

export const answerTermSchema = new EntitySchema<AnswerTermRow>({
  name: 'answer_terms',
  withoutRowid: true,
  columns: { account_id: primaryVarchar, term: primaryVarchar, answer_id: primaryVarchar, weight: integer },
  indices: [{ name: 'answer_terms_of_answer', columns: ['answer_id'] }],
  foreignKeys: [cascading('answer_terms_answer', 'answer_id', 'remembered_answers')],
})
