import type { MigrationInterface, QueryRunner } from 'typeorm'

import { PRIMARY, cascading, createTables, dropTables, index, varchar } from './table.ts'

const TABLES = [
  {
    name: 'access_tokens',
    columns: [varchar('token_hash', PRIMARY), varchar('user_id'), varchar('purpose'), varchar('expires_at')],
    indices: [index('access_tokens_of_user', ['user_id', 'purpose'], { isUnique: true })],
    foreignKeys: [cascading('access_tokens_user', 'user_id', 'users')],
  },
]

export class CreateAccessTokens1772442000101 implements MigrationInterface {
  readonly name = 'CreateAccessTokens1772442000101'

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES)
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES)
  }
}
