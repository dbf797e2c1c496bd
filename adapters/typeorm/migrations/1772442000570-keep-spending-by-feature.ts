import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'
import { PRIMARY, cascading, createTables, double, dropTables, index, varchar } from './table.ts'

/** Within the work of one account, only its rows are visible (docs/decisions/0009). */
const OWN = "(SELECT coalesce(current_setting('grantwright.account', true), '')) IN ('', account_id)"

const TABLES = [
  {
    name: 'feature_spendings',
    columns: [
      varchar('account_id', PRIMARY),
      varchar('month', PRIMARY),
      varchar('feature', PRIMARY),
      varchar('model', PRIMARY),
      double('pieces'),
      double('input_tokens'),
      double('cache_write_tokens'),
      double('cache_read_tokens'),
      double('output_tokens'),
      double('searches'),
      double('cost'),
    ],
    indices: [index('feature_spendings_month', ['month'])],
    foreignKeys: [cascading('feature_spendings_account', 'account_id', 'accounts')],
  },
]

/** Keeps the monthly sums, to which older hosts add. */
export class KeepSpendingByFeature1772442000570 implements MigrationInterface {
  readonly name = 'KeepSpendingByFeature1772442000570'

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES)
    const sql = new RunnerSql(runner)
    if (sql.dialect.name !== 'postgres') return
    await sql.change(`CREATE POLICY of_account ON feature_spendings USING (${OWN})`)
    await sql.change('ALTER TABLE feature_spendings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY')
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES)
  }
}
