import { EntitySchema } from 'typeorm'

import { key, optional, text, whole, word } from '../columns.ts'

export interface TaskBoardConnectionRow {
  /** Of the user. */
  readonly id: string
  readonly account_id: string
  readonly sealed_token: string | null
  readonly member_id: string
  readonly member_name: string
  readonly board_id: string | null
  readonly board_name: string | null
  readonly list_id: string | null
  readonly list_name: string | null
  readonly version: number
}

export const taskBoardConnectionSchema = new EntitySchema<TaskBoardConnectionRow>({
  name: 'task_board_connections',
  columns: {
    id: key,
    account_id: word,
    sealed_token: optional(text),
    member_id: word,
    member_name: text,
    board_id: optional(word),
    board_name: optional(text),
    list_id: optional(word),
    list_name: optional(text),
    version: whole,
  },
  indices: [{ name: 'task_board_connections_of_account', columns: ['account_id'] }],
  foreignKeys: [
    {
      name: 'task_board_connections_user',
      target: 'users',
      columnNames: ['id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
