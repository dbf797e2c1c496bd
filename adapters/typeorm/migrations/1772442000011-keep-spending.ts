import type { MigrationInterface, QueryRunner } from 'typeorm'

import { PRIMARY, cascading, createTables, double, dropTables, varchar } from './table.ts'

const TABLES = [
  {
    name: 'spendings',
    columns: [
      varchar('account_id', PRIMARY),
      varchar('month', PRIMARY),
      double('input_tokens'),
      double('cache_write_tokens'),
      double('cache_read_tokens'),
      double('output_tokens'),
      double('searches'),
      double('cost'),
    ],
    foreignKeys: [cascading('spendings_account', 'account_id', 'accounts')],
  },
]

/** Columns by plain statements: the schema builder would copy the whole table on SQLite. */
export class KeepSpending1772442000011 implements MigrationInterface {
  readonly name = 'KeepSpending1772442000011'

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES)
    await runner.query('ALTER TABLE proposals ADD COLUMN cover_letter_usage text')
    await runner.query('ALTER TABLE questions ADD COLUMN notice text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE questions DROP COLUMN notice')
    await runner.query('ALTER TABLE proposals DROP COLUMN cover_letter_usage')
    await dropTables(runner, TABLES)
  }
}
