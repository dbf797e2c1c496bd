import type { MigrationInterface, QueryRunner } from 'typeorm'

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

/** The keys themselves are written by the migration that added registers. */
export class IndexFunderNames1772442000010 implements MigrationInterface {
  readonly name = 'IndexFunderNames1772442000010'

  async up(runner: QueryRunner): Promise<void> {
    const sql = new RunnerSql(runner)
    await createTables(runner, TABLES)
    if (sql.dialect.name === 'postgres') await sql.change(BY_BYTES)
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES)
  }
}
