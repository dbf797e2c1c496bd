import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Columns by plain statements: the schema builder would copy the whole table on SQLite. */
export class DescribeSessions1772442000342 implements MigrationInterface {
  readonly name = 'DescribeSessions1772442000342'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions ADD COLUMN device varchar')
    await runner.query('ALTER TABLE sessions ADD COLUMN last_seen_at varchar')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP COLUMN last_seen_at')
    await runner.query('ALTER TABLE sessions DROP COLUMN device')
  }
}
