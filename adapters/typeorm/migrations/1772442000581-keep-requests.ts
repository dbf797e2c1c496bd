import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'
import { NULLABLE, PRIMARY, cascading, createTables, dropTables, index, varchar } from './table.ts'

/** Within the work of one account, only its rows are visible (docs/decisions/0009). */
const OWN = "(SELECT coalesce(current_setting('grantwright.account', true), '')) IN ('', account_id)"

const TABLES = [
  {
    name: 'kept_requests',
    columns: [
      varchar('account_id', PRIMARY),
      varchar('user_id', PRIMARY),
      varchar('request_key', PRIMARY),
      varchar('fingerprint'),
      varchar('started_at'),
      varchar('made', NULLABLE),
    ],
    indices: [index('kept_requests_started', ['started_at'])],
    foreignKeys: [cascading('kept_requests_account', 'account_id', 'accounts')],
  },
]

export class KeepRequests1772442000581 implements MigrationInterface {
  readonly name = 'KeepRequests1772442000581'

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES)
    const sql = new RunnerSql(runner)
    if (sql.dialect.name !== 'postgres') return
    await sql.change(`CREATE POLICY of_account ON kept_requests USING (${OWN})`)
    await sql.change('ALTER TABLE kept_requests ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY')
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES)
  }
}
