import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A column by a plain statement: the schema builder would copy the whole table on SQLite. */
export class KeepUsageOfOverviews1772442000012 implements MigrationInterface {
  readonly name = 'KeepUsageOfOverviews1772442000012'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE projects ADD COLUMN overview_usage text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE projects DROP COLUMN overview_usage')
  }
}
