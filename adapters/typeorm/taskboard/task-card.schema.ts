import { EntitySchema } from 'typeorm'

import { key, optional, whole, word } from '../columns.ts'

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
    id: key,
    account_id: word,
    question_id: word,
    list_id: word,
    state: word,
    since: word,
    card_id: optional(word),
    version: whole,
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
