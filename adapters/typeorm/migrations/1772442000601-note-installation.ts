import type { MigrationInterface, QueryRunner } from 'typeorm'

import { createTables, dropTables, PRIMARY, text, varchar } from './table.ts'

const TABLES = [
  {
    name: 'installation_notes',
    columns: [varchar('name', PRIMARY), text('value'), varchar('noted_at')],
  },
]

/** Notes on the whole installation for its operator, such as the release that last changed the database. */
export class NoteInstallation1772442000601 implements MigrationInterface {
  readonly name = 'NoteInstallation1772442000601'

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES)
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, TABLES)
  }
}
