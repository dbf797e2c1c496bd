import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'
import { NULLABLE, PRIMARY, cascading, createTables, dropTables, index, integer, text, varchar } from './table.ts'

/** Within the work of one account, only its rows are visible (docs/decisions/0009). */
const OWN = "(SELECT coalesce(current_setting('grantwright.account', true), '')) IN ('', account_id)"

const TABLES = [
  {
    name: 'form_readings',
    columns: [
      varchar('id', PRIMARY),
      varchar('account_id'),
      varchar('content_hash', NULLABLE),
      integer('version'),
      text('doubt', NULLABLE),
      text('items'),
      text('marks'),
      text('corrections'),
      text('blocks'),
    ],
    indices: [index('form_readings_of_file', ['account_id', 'content_hash'])],
    foreignKeys: [cascading('form_readings_proposal', 'id', 'proposals')],
  },
]

export class KeepFormReadings1772442000551 implements MigrationInterface {
  readonly name = 'KeepFormReadings1772442000551'

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES)
    const sql = new RunnerSql(runner)
    if (sql.dialect.name !== 'postgres') return
    await sql.change(`CREATE POLICY of_account ON form_readings USING (${OWN})`)
    await sql.change('ALTER TABLE form_readings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY')
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES)
  }
}
