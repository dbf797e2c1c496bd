import type { MigrationInterface, QueryRunner } from 'typeorm'

const COLUMNS = ['users.email_verified_at', 'access_tokens.email']

/** Null for existing users and those that older hosts write: not verified. */
export class VerifyEmails1772442000331 implements MigrationInterface {
  readonly name = 'VerifyEmails1772442000331'

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS.map(parts))
      await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} varchar`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS.map(parts)) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`)
  }
}

function parts(name: string): string[] {
  return name.split('.')
}
