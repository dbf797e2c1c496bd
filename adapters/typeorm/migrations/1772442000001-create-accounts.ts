import type { MigrationInterface, QueryRunner } from 'typeorm'

import {
  NULLABLE,
  PRIMARY,
  boolean,
  cascading,
  createTables,
  dropTables,
  index,
  integer,
  text,
  varchar,
} from './table.ts'

const TABLES = [
  {
    name: 'accounts',
    columns: [
      varchar('id', PRIMARY),
      varchar('owner_id'),
      text('settings'),
      integer('projects_revision', { default: 0 }),
      varchar('created_at'),
      integer('version'),
    ],
  },
  {
    name: 'users',
    columns: [
      varchar('id', PRIMARY),
      varchar('account_id'),
      varchar('email'),
      varchar('first_name'),
      varchar('last_name'),
      varchar('password_hash', NULLABLE),
      varchar('last_login_at', NULLABLE),
      varchar('invite_status', NULLABLE),
      boolean('is_admin'),
      text('preferences'),
      varchar('created_at'),
      integer('version'),
    ],
    indices: [
      index('users_email', ['email'], { isUnique: true }),
      index('users_of_account', ['account_id', 'created_at', 'id']),
    ],
  },
  {
    name: 'sessions',
    columns: [varchar('token_hash', PRIMARY), varchar('user_id'), varchar('created_at'), varchar('expires_at')],
    indices: [index('sessions_of_user', ['user_id'])],
    foreignKeys: [cascading('sessions_user', 'user_id', 'users')],
  },
]

export class CreateAccounts1772442000001 implements MigrationInterface {
  readonly name = 'CreateAccounts1772442000001'

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES)
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES)
  }
}
