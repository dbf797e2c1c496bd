import type { MigrationInterface, QueryRunner } from 'typeorm'

import { PRIMARY, cascading, createTables, double, dropTables, index, integer, varchar } from './table.ts'

const TABLES = [
  {
    name: 'spending_reservations',
    columns: [varchar('id', PRIMARY), varchar('account_id'), varchar('month'), double('amount'), varchar('expires_at')],
    indices: [index('spending_reservations_account', ['account_id', 'month'])],
    foreignKeys: [cascading('spending_reservations_account_fk', 'account_id', 'accounts')],
  },
  {
    name: 'attempts',
    columns: [varchar('key', PRIMARY), integer('points'), { name: 'expire', type: 'bigint' }],
    indices: [index('attempts_expire', ['expire'])],
  },
]

/** Counters that several hosts share. */
export class CountAcrossHosts1772442000061 implements MigrationInterface {
  readonly name = 'CountAcrossHosts1772442000061'

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES)
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, TABLES)
  }
}
