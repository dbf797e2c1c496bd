import { EntitySchema } from 'typeorm'

import { key, optional, text, whole, word } from '../columns.ts'

/** What the page of an application shows of a question. */
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
  /** JSON; null where it waits for none. */
  readonly depends_on: string | null
  readonly error: string | null
  readonly notice: string | null
  /** JSON */
  readonly usage: string | null
  /** JSON, with what stands in `evidence` left empty. */
  readonly answer: string | null
  /** JSON */
  readonly chat: string
}

export interface QuestionRow extends ShownQuestionRow {
  /** JSON: the answer's messages and its sources' passages. They are large, seldom read, and so kept last. */
  readonly evidence: string | null
}

export const questionSchema = new EntitySchema<QuestionRow>({
  name: 'questions',
  columns: {
    id: key,
    account_id: word,
    proposal_id: word,
    position: whole,
    status: word,
    section: optional(text),
    number: optional(word),
    words_limit: optional(whole),
    characters_limit: optional(whole),
    version: whole,
    text,
    guidance: optional(text),
    anchor: optional(text),
    depends_on: optional(text),
    error: optional(text),
    notice: optional(text),
    usage: optional(text),
    answer: optional(text),
    chat: text,
    evidence: optional(text),
  },
  indices: [
    { name: 'questions_of_proposal', columns: ['proposal_id', 'position', 'id'] },
    { name: 'questions_of_account', columns: ['account_id'] },
    { name: 'questions_in_progress', columns: ['id', 'account_id'], where: "status = 'processing'" },
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
