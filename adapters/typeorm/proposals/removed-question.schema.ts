import { EntitySchema } from 'typeorm'

import { primaryVarchar, text, varchar } from '../columns.ts'

export interface RemovedQuestionRow {
  readonly id: string
  readonly account_id: string
  readonly proposal_id: string
  readonly removed_at: string
  /** JSON */
  readonly question: string
}

export const removedQuestionSchema = new EntitySchema<RemovedQuestionRow>({
  name: 'removed_questions',
  columns: { id: primaryVarchar, account_id: varchar, proposal_id: varchar, removed_at: varchar, question: text },
  indices: [
    { name: 'removed_questions_of_account', columns: ['account_id'] },
    { name: 'removed_questions_of_proposal', columns: ['proposal_id'] },
    { name: 'removed_questions_by_age', columns: ['removed_at'] },
  ],
  foreignKeys: [
    {
      name: 'removed_questions_proposal',
      target: 'proposals',
      columnNames: ['proposal_id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
