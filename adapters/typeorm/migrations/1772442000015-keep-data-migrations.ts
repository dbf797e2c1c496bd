import type { MigrationInterface, QueryRunner } from 'typeorm'

import { NULLABLE, PRIMARY, boolean, createTables, dropTables, integer, text, varchar } from './table.ts'

const TABLES = [
  {
    name: 'data_migrations',
    columns: [
      varchar('id', PRIMARY),
      integer('run_count'),
      text('results'),
      integer('done'),
      varchar('place', NULLABLE),
      boolean('is_open'),
      varchar('job_id', NULLABLE),
      integer('version'),
    ],
  },
]

export class KeepDataMigrations1772442000015 implements MigrationInterface {
  readonly name = 'KeepDataMigrations1772442000015'

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES)
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES)
  }
}
