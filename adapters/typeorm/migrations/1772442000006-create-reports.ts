import type { MigrationInterface, QueryRunner } from 'typeorm'

import { NULLABLE, PRIMARY, createTables, dropTables, index, integer, text, varchar } from './table.ts'

const TABLES = [
  {
    name: 'reports',
    columns: [
      varchar('id', PRIMARY),
      varchar('account_id'),
      varchar('project_id'),
      varchar('name'),
      varchar('status'),
      varchar('created_at'),
      varchar('last_modified'),
      integer('version'),
      text('report_prompt'),
      text('error', NULLABLE),
      text('usage', NULLABLE),
      text('text', NULLABLE),
      text('sources'),
    ],
    indices: [index('reports_of_project', ['account_id', 'project_id', 'created_at', 'id'])],
  },
]

export class CreateReports1772442000006 implements MigrationInterface {
  readonly name = 'CreateReports1772442000006'

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES)
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES)
  }
}
