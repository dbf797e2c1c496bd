import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Plain statements: the schema builder would copy whole tables on SQLite. Older hosts leave the columns empty. */
export class KeepDueDates1772442000434 implements MigrationInterface {
  readonly name = 'KeepDueDates1772442000434'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reports ADD COLUMN due_at varchar')
    await runner.query('ALTER TABLE questions ADD COLUMN assigned_at varchar')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE questions DROP COLUMN assigned_at')
    await runner.query('ALTER TABLE reports DROP COLUMN due_at')
  }
}
