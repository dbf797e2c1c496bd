import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'
import { NULLABLE, PRIMARY, cascading, createTables, dropTables, index, integer, text, varchar } from './table.ts'

/** Within the work of one account, only its rows are visible (docs/decisions/0009). */
const OWN = "(SELECT coalesce(current_setting('grantwright.account', true), '')) IN ('', account_id)"

const TABLES = [
  {
    name: 'task_board_connections',
    columns: [
      varchar('id', PRIMARY),
      varchar('account_id'),
      text('sealed_token', NULLABLE),
      varchar('member_id'),
      text('member_name'),
      varchar('board_id', NULLABLE),
      text('board_name', NULLABLE),
      varchar('list_id', NULLABLE),
      text('list_name', NULLABLE),
      integer('version'),
    ],
    indices: [index('task_board_connections_of_account', ['account_id'])],
    foreignKeys: [cascading('task_board_connections_user', 'id', 'users')],
  },
  {
    name: 'task_cards',
    columns: [
      varchar('id', PRIMARY),
      varchar('account_id'),
      varchar('question_id'),
      varchar('list_id'),
      varchar('state'),
      varchar('since'),
      varchar('card_id', NULLABLE),
      integer('version'),
    ],
    indices: [
      index('task_cards_of_question', ['question_id', 'list_id'], { isUnique: true }),
      index('task_cards_of_account', ['account_id']),
    ],
    foreignKeys: [cascading('task_cards_question', 'question_id', 'questions')],
  },
]

export class KeepTaskBoards1772442000091 implements MigrationInterface {
  readonly name = 'KeepTaskBoards1772442000091'

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES)
    const sql = new RunnerSql(runner)
    if (sql.dialect.name !== 'postgres') return
    for (const { name } of TABLES) {
      await sql.change(`CREATE POLICY of_account ON ${name} USING (${OWN})`)
      await sql.change(`ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY`)
    }
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES)
  }
}
