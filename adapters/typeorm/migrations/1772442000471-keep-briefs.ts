import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'
import { NULLABLE, PRIMARY, cascading, createTables, dropTables, index, integer, text, varchar } from './table.ts'

/** Within the work of one account, only its rows are visible (docs/decisions/0009). */
const OWN = "(SELECT coalesce(current_setting('grantwright.account', true), '')) IN ('', account_id)"

const TABLES = [
  {
    name: 'project_briefs',
    columns: [
      varchar('id', PRIMARY),
      varchar('account_id'),
      varchar('proposing'),
      text('sections'),
      text('budget', NULLABLE),
      text('error', NULLABLE),
      text('usage', NULLABLE),
      integer('version'),
    ],
    indices: [
      index('project_briefs_of_account', ['account_id']),
      index('project_briefs_in_progress', ['id', 'account_id'], { where: "proposing = 'processing'" }),
    ],
    foreignKeys: [cascading('project_briefs_project', 'id', 'projects')],
  },
]

export class KeepBriefs1772442000471 implements MigrationInterface {
  readonly name = 'KeepBriefs1772442000471'

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES)
    const sql = new RunnerSql(runner)
    if (sql.dialect.name !== 'postgres') return
    await sql.change(`CREATE POLICY of_account ON project_briefs USING (${OWN})`)
    await sql.change('ALTER TABLE project_briefs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY')
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES)
  }
}
