import { EntitySchema } from 'typeorm'

import { primaryVarchar, optional, text, integer, varchar } from '../columns.ts'

export interface TaskBoardConnectionRow {
  /** The user's. */
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
    id: primaryVarchar,
    account_id: varchar,
    sealed_token: optional(text),
    member_id: varchar,
    member_name: text,
    board_id: optional(varchar),
    board_name: optional(text),
    list_id: optional(varchar),
    list_name: optional(text),
    version: integer,
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
