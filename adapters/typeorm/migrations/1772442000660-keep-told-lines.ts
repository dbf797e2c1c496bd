import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'
import { PRIMARY, createTables, dropTables, index, integer, text, varchar } from './table.ts'

/** Within the work of one account, only its rows are visible (docs/decisions/0009). */
const OWN = "(SELECT coalesce(current_setting('grantwright.account', true), '')) IN ('', account_id)"

const TABLES = [
  {
    name: 'told_forms',
    columns: [varchar('id', PRIMARY), varchar('account_id'), text('layout'), text('told_lines'), integer('version')],
    indices: [index('told_forms_of_account', ['account_id', 'id'])],
  },
]

export class KeepToldLines1772442000660 implements MigrationInterface {
  readonly name = 'KeepToldLines1772442000660'

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES)
    const sql = new RunnerSql(runner)
    if (sql.dialect.name !== 'postgres') return
    await sql.change(`CREATE POLICY of_account ON told_forms USING (${OWN})`)
    await sql.change('ALTER TABLE told_forms ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY')
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES)
  }
}
