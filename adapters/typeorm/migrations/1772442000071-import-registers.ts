import type { MigrationInterface, QueryRunner } from 'typeorm'

import { NULLABLE, PRIMARY, createTables, double, dropTables, index, integer, text, varchar } from './table.ts'

const TABLES = [
  {
    name: 'funder_imports',
    columns: [
      varchar('id', PRIMARY),
      varchar('file_name'),
      varchar('file_key'),
      double('size_bytes'),
      varchar('content_hash'),
      varchar('format'),
      text('source'),
      varchar('outcome'),
      text('error', NULLABLE),
      integer('records_read'),
      integer('funders_added'),
      integer('funders_changed'),
      integer('records_skipped'),
      text('problems'),
      varchar('job_id', NULLABLE),
      varchar('created_at'),
      varchar('finished_at', NULLABLE),
      integer('version'),
    ],
    indices: [
      index('funder_imports_by_age', ['created_at', 'id']),
      index('funder_imports_by_content', ['content_hash', 'outcome']),
    ],
  },
  {
    name: 'funder_identifiers',
    columns: [varchar('identifier', PRIMARY), varchar('funder_id')],
    indices: [index('identifiers_of_funder', ['funder_id'])],
  },
  {
    name: 'funder_names',
    columns: [
      varchar('identifier', PRIMARY),
      varchar('folded_name', PRIMARY),
      varchar('name'),
      varchar('kind'),
      varchar('import_id'),
    ],
  },
  {
    name: 'funder_awards',
    columns: [
      varchar('id', PRIMARY),
      varchar('funder_id'),
      varchar('import_id'),
      double('amount'),
      varchar('currency'),
      varchar('awarded_on', NULLABLE),
      text('programme', NULLABLE),
      varchar('recipient_id', NULLABLE),
      text('recipient_name', NULLABLE),
      text('place', NULLABLE),
    ],
    indices: [index('awards_of_funder', ['funder_id', 'currency', 'amount'])],
  },
  {
    name: 'funder_spellings',
    withoutRowid: true,
    columns: [varchar('spelling', PRIMARY), varchar('word', PRIMARY)],
  },
]

/** Register data on funders, and the spelling keys of their words. */
export class ImportRegisters1772442000071 implements MigrationInterface {
  readonly name = 'ImportRegisters1772442000071'

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES)
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES)
  }
}
