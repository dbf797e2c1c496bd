import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Plain statements: the schema builder would copy the whole table on SQLite. */
export class KeepLayouts1772442000008 implements MigrationInterface {
  readonly name = 'KeepLayouts1772442000008'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE passages ADD COLUMN layout text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE passages DROP COLUMN layout')
  }
}
