import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'
import { PRIMARY, cascading, createTables, dropTables, index, text, varchar } from './table.ts'

/** Within the work of one account, only its rows are visible (docs/decisions/0009). */
const OWN = "(SELECT coalesce(current_setting('grantwright.account', true), '')) IN ('', account_id)"

const TABLES = [
  {
    name: 'removed_questions',
    columns: [
      varchar('id', PRIMARY),
      varchar('account_id'),
      varchar('proposal_id'),
      varchar('removed_at'),
      text('question'),
    ],
    indices: [
      index('removed_questions_of_account', ['account_id']),
      index('removed_questions_of_proposal', ['proposal_id']),
      index('removed_questions_by_age', ['removed_at']),
    ],
    foreignKeys: [cascading('removed_questions_proposal', 'proposal_id', 'proposals')],
  },
]

export class KeepRemovedQuestions1772442000433 implements MigrationInterface {
  readonly name = 'KeepRemovedQuestions1772442000433'

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES)
    const sql = new RunnerSql(runner)
    if (sql.dialect.name !== 'postgres') return
    await sql.change(`CREATE POLICY of_account ON removed_questions USING (${OWN})`)
    await sql.change('ALTER TABLE removed_questions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY')
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES)
  }
}
