import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'
import { NULLABLE, PRIMARY, cascading, createTables, dropTables, index, integer, text, varchar } from './table.ts'

/** Within the work of one account, only its rows are visible (docs/decisions/0009). */
const OWN = "(SELECT coalesce(current_setting('grantwright.account', true), '')) IN ('', account_id)"

const TABLES = [
  {
    name: 'proofreadings',
    columns: [
      varchar('id', PRIMARY),
      varchar('account_id'),
      varchar('status'),
      text('error', NULLABLE),
      varchar('checked_at', NULLABLE),
      text('suggestions'),
      text('dismissed'),
      integer('version'),
    ],
    indices: [
      index('proofreadings_of_account', ['account_id']),
      index('proofreadings_in_progress', ['id', 'account_id'], { where: "status = 'processing'" }),
    ],
    foreignKeys: [cascading('proofreadings_proposal', 'id', 'proposals')],
  },
]

export class KeepProofreadings1772442000565 implements MigrationInterface {
  readonly name = 'KeepProofreadings1772442000565'

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES)
    const sql = new RunnerSql(runner)
    if (sql.dialect.name !== 'postgres') return
    await sql.change(`CREATE POLICY of_account ON proofreadings USING (${OWN})`)
    await sql.change('ALTER TABLE proofreadings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY')
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES)
  }
}
