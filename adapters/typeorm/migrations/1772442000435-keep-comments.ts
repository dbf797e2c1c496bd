import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'
import { NULLABLE, PRIMARY, cascading, createTables, dropTables, index, integer, text, varchar } from './table.ts'

/** Within the work of one account, only its rows are visible (docs/decisions/0009). */
const OWN = "(SELECT coalesce(current_setting('grantwright.account', true), '')) IN ('', account_id)"

const TABLES = [
  {
    name: 'question_comments',
    columns: [
      varchar('id', PRIMARY),
      varchar('account_id'),
      varchar('proposal_id'),
      varchar('question_id'),
      varchar('created_at'),
      varchar('resolved_at', NULLABLE),
      integer('version'),
      text('author'),
      text('resolved_by', NULLABLE),
      text('mentions'),
      text('text'),
    ],
    indices: [
      index('question_comments_of_question', ['question_id', 'created_at', 'id']),
      index('question_comments_of_proposal', ['proposal_id']),
      index('question_comments_of_account', ['account_id', 'resolved_at']),
    ],
    foreignKeys: [cascading('question_comments_proposal', 'proposal_id', 'proposals')],
  },
]

export class KeepComments1772442000435 implements MigrationInterface {
  readonly name = 'KeepComments1772442000435'

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES)
    const sql = new RunnerSql(runner)
    if (sql.dialect.name !== 'postgres') return
    await sql.change(`CREATE POLICY of_account ON question_comments USING (${OWN})`)
    await sql.change('ALTER TABLE question_comments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY')
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES)
  }
}
