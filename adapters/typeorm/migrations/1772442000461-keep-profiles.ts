import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'
import { NULLABLE, PRIMARY, cascading, createTables, dropTables, index, integer, text, varchar } from './table.ts'

/** Within the work of one account, only its rows are visible (docs/decisions/0009). */
const OWN = "(SELECT coalesce(current_setting('grantwright.account', true), '')) IN ('', account_id)"

const TABLES = [
  {
    name: 'profile_facts',
    columns: [
      varchar('id', PRIMARY),
      varchar('account_id'),
      varchar('fact_key'),
      varchar('label', NULLABLE),
      text('value', NULLABLE),
      text('confirmed_by', NULLABLE),
      varchar('confirmed_at', NULLABLE),
      varchar('valid_until', NULLABLE),
      text('rejected'),
      integer('version'),
    ],
    indices: [index('profile_facts_of_account', ['account_id', 'fact_key'], { isUnique: true })],
  },
  {
    name: 'document_facts',
    columns: [
      varchar('document_id', PRIMARY),
      varchar('account_id'),
      integer('finder'),
      varchar('dated_at'),
      text('found'),
    ],
    indices: [index('document_facts_of_account', ['account_id', 'dated_at', 'document_id'])],
    foreignKeys: [cascading('document_facts_document', 'document_id', 'documents')],
  },
]

export class KeepProfiles1772442000461 implements MigrationInterface {
  readonly name = 'KeepProfiles1772442000461'

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
