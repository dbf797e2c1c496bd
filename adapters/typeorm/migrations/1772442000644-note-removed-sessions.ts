import type { MigrationInterface, QueryRunner } from 'typeorm'

import { PRIMARY, createTables, dropTables, index, varchar } from './table.ts'

const TABLES = [
  {
    name: 'removed_sessions',
    columns: [varchar('token_hash', PRIMARY), varchar('expires_at')],
    indices: [index('removed_sessions_by_expiry', ['expires_at'])],
  },
]

/** The reason why sessions of removed users ended. The rows contain no data of an account or a person. */
export class NoteRemovedSessions1772442000644 implements MigrationInterface {
  readonly name = 'NoteRemovedSessions1772442000644'

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES)
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES)
  }
}
