import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A column by a plain statement: the schema builder would copy the whole table on SQLite. */
export class KeepDependencies1772442000041 implements MigrationInterface {
  readonly name = 'KeepDependencies1772442000041'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE questions ADD COLUMN depends_on text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE questions DROP COLUMN depends_on')
  }
}
