import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'
import {
  NULLABLE,
  PRIMARY,
  boolean,
  cascading,
  createTables,
  dropTables,
  index,
  integer,
  text,
  varchar,
} from './table.ts'

/** Within the work of one account, only its rows are visible (docs/decisions/0009). */
const OWN = "(SELECT coalesce(current_setting('grantwright.account', true), '')) IN ('', account_id)"

const TABLES = [
  {
    name: 'second_factors',
    columns: [
      varchar('id', PRIMARY),
      varchar('account_id'),
      text('sealed_secret'),
      boolean('is_on'),
      integer('last_step', NULLABLE),
      text('recovery_hashes'),
      integer('wrong_codes'),
      varchar('wrong_since', NULLABLE),
      integer('version'),
    ],
    indices: [index('second_factors_of_account', ['account_id'])],
    foreignKeys: [cascading('second_factors_user', 'id', 'users')],
  },
]

export class KeepSecondFactors1772442000343 implements MigrationInterface {
  readonly name = 'KeepSecondFactors1772442000343'

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES)
    const sql = new RunnerSql(runner)
    if (sql.dialect.name !== 'postgres') return
    await sql.change(`CREATE POLICY of_account ON second_factors USING (${OWN})`)
    await sql.change('ALTER TABLE second_factors ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY')
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES)
  }
}
