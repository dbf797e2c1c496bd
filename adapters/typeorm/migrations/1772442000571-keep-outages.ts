import type { MigrationInterface, QueryRunner } from 'typeorm'

import { PRIMARY, createTables, dropTables, varchar } from './table.ts'

const TABLES = [
  {
    name: 'outages',
    columns: [varchar('service', PRIMARY), varchar('reason'), varchar('since'), varchar('next_try_at')],
  },
]

export class KeepOutages1772442000571 implements MigrationInterface {
  readonly name = 'KeepOutages1772442000571'

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES)
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES)
  }
}
