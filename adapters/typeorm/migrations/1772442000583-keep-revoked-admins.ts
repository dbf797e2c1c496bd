import type { MigrationInterface, QueryRunner } from 'typeorm'

import { PRIMARY, createTables, dropTables, varchar } from './table.ts'

const TABLES = [{ name: 'revoked_admins', columns: [varchar('id', PRIMARY)] }]

export class KeepRevokedAdmins1772442000583 implements MigrationInterface {
  readonly name = 'KeepRevokedAdmins1772442000583'

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES)
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES)
  }
}
