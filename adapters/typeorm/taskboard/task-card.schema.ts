import { EntitySchema } from 'typeorm'

import { primaryVarchar, optional, integer, varchar } from '../columns.ts'

export interface TaskCardRow {
  readonly id: string
  readonly account_id: string
  readonly question_id: string
  readonly list_id: string
  readonly state: string
  readonly since: string
  readonly card_id: string | null
  readonly version: number
}

export const taskCardSchema = new EntitySchema<TaskCardRow>({
  name: 'task_cards',
  columns: {
    id: primaryVarchar,
    account_id: varchar,
    question_id: varchar,
    list_id: varchar,
    state: varchar,
    since: varchar,
    card_id: optional(varchar),
    version: integer,
  },
  indices: [
    { name: 'task_cards_of_question', columns: ['question_id', 'list_id'], unique: true },
    { name: 'task_cards_of_account', columns: ['account_id'] },
  ],
  foreignKeys: [
    {
      name: 'task_cards_question',
      target: 'questions',
      columnNames: ['question_id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
