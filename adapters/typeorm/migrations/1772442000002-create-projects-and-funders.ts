import type { MigrationInterface, QueryRunner } from 'typeorm'

import { NULLABLE, PRIMARY, boolean, createTables, dropTables, index, integer, text, varchar } from './table.ts'

const TABLES = [
  {
    name: 'projects',
    columns: [
      varchar('id', PRIMARY),
      varchar('account_id'),
      varchar('name'),
      boolean('is_archived'),
      varchar('status'),
      varchar('created_at'),
      integer('version'),
      varchar('overview_status'),
      text('overview_error', NULLABLE),
      text('overview_text', NULLABLE),
    ],
    indices: [index('projects_of_account', ['account_id', 'created_at', 'id'])],
  },
  {
    name: 'funders',
    columns: [
      varchar('id', PRIMARY),
      varchar('account_id', NULLABLE),
      varchar('funder_name'),
      varchar('folded_name'),
      varchar('charity_number', NULLABLE),
      varchar('folded_number'),
      varchar('created_at'),
      integer('version'),
      text('citations'),
      text('markdown_overview', NULLABLE),
    ],
    indices: [index('funders_by_name', ['folded_name']), index('funders_of_account', ['account_id'])],
  },
]

export class CreateProjectsAndFunders1772442000002 implements MigrationInterface {
  readonly name = 'CreateProjectsAndFunders1772442000002'

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES)
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES)
  }
}
