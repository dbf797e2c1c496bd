import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'

/** Columns by which admins sort their lists. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  users: ['email'],
  proposals: ['name', 'form_name', 'form_classification'],
  funders: ['folded_name', 'folded_number'],
}

/** Sorts texts as SQLite does, whatever the collation of the PostgreSQL database. */
export class OrderByBytes1772442000608 implements MigrationInterface {
  readonly name = 'OrderByBytes1772442000608'

  async up(runner: QueryRunner): Promise<void> {
    await collate(runner, '"C"')
  }

  async down(runner: QueryRunner): Promise<void> {
    await collate(runner, '"default"')
  }
}

async function collate(runner: QueryRunner, collation: string): Promise<void> {
  const sql = new RunnerSql(runner)
  if (sql.dialect.name !== 'postgres') return
  for (const [table, columns] of Object.entries(COLUMNS)) {
    const changes = columns.map((column) => `ALTER COLUMN ${column} TYPE varchar COLLATE ${collation}`)
    await sql.change(`ALTER TABLE ${table} ${changes.join(', ')}`)
  }
}
