import type { MigrationInterface, QueryRunner } from 'typeorm'

import { NULLABLE, PRIMARY, createTables, dropTables, index, varchar } from './table.ts'

const TABLES = [
  {
    name: 'audit_entries',
    columns: [
      varchar('id', PRIMARY),
      varchar('at'),
      varchar('admin_id'),
      varchar('action'),
      varchar('on_account'),
      varchar('subject_id', NULLABLE),
    ],
    indices: [
      index('audit_entries_of_admin', ['admin_id']),
      index('audit_entries_on_account', ['on_account']),
      index('audit_entries_on_subject', ['subject_id']),
    ],
  },
]

const INDEXES: readonly (readonly [string, string])[] = [
  ['users_by_login', 'users (last_login_at, id)'],
  ['users_by_email', 'users (email, id)'],
  ['proposals_by_name', 'proposals (name, id)'],
  ['proposals_by_form', 'proposals (form_name, id)'],
  ['proposals_by_classification', 'proposals (form_classification, form_name, id)'],
]

/** Columns by plain statements: the schema builder would copy the whole table on SQLite. */
export class ServeOperators1772442000013 implements MigrationInterface {
  readonly name = 'ServeOperators1772442000013'

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES)
    await runner.query('ALTER TABLE proposals ADD COLUMN form_name varchar')
    await runner.query('ALTER TABLE proposals ADD COLUMN form_classification varchar')
    const isPostgres = runner.dataSource.options.type === 'postgres'
    const fileName = isPostgres ? `form::json ->> 'fileName'` : `json_extract(form, '$.fileName')`
    await runner.query(
      `UPDATE proposals SET form_name = ${fileName}, form_classification = 'application form' WHERE form IS NOT NULL`,
    )
    for (const [name, columns] of INDEXES) await runner.query(`CREATE INDEX ${name} ON ${columns}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of INDEXES) await runner.query(`DROP INDEX ${name}`)
    await runner.query('ALTER TABLE proposals DROP COLUMN form_classification')
    await runner.query('ALTER TABLE proposals DROP COLUMN form_name')
    await dropTables(runner, TABLES)
  }
}
