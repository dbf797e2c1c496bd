import type { MigrationInterface, QueryRunner } from 'typeorm'

import type { AccountId } from '../../../core/accounts/account.ts'
import type { FunderId } from '../../../core/funders/funder.ts'
import { writeFunderKeys } from '../funders/funder-keys.ts'
import { RunnerSql } from '../sql.ts'
import { NULLABLE, PRIMARY, createTables, dropTables, index, integer, varchar } from './table.ts'

const TABLES = [
  {
    name: 'funder_keys',
    withoutRowid: true,
    columns: [
      integer('within', PRIMARY),
      varchar('search_key', PRIMARY),
      varchar('folded_name', PRIMARY),
      varchar('funder_id', PRIMARY),
      varchar('account_id', NULLABLE),
    ],
    indices: [index('funder_keys_of_funder', ['funder_id']), index('funder_keys_of_account', ['account_id'])],
  },
]
const BY_BYTES = `ALTER TABLE funder_keys ALTER COLUMN search_key TYPE varchar COLLATE "C",
  ALTER COLUMN folded_name TYPE varchar COLLATE "C"`
const BATCH = 500

interface Row {
  readonly id: string
  readonly account_id: string | null
  readonly funder_name: string
  readonly charity_number: string | null
}

export class IndexFunderNames1772442000010 implements MigrationInterface {
  readonly name = 'IndexFunderNames1772442000010'

  async up(runner: QueryRunner): Promise<void> {
    const sql = new RunnerSql(runner)
    await createTables(runner, TABLES)
    if (sql.dialect.name === 'postgres') await sql.change(BY_BYTES)
    const next = `SELECT id, account_id, funder_name, charity_number FROM funders WHERE id > ? ORDER BY id LIMIT ${BATCH}`
    for (let rows = await sql.rows<Row>(next, ['']); rows.length > 0;) {
      for (const row of rows)
        await writeFunderKeys(sql, {
          id: row.id as FunderId,
          accountId: row.account_id as AccountId | null,
          funderName: row.funder_name,
          charityNumber: row.charity_number,
        })
      rows = await sql.rows<Row>(next, [rows.at(-1)?.id])
    }
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES)
  }
}
