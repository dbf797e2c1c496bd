import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The author of an invitation. Older hosts leave it empty. */
export class NoteInviters1772442000591 implements MigrationInterface {
  readonly name = 'NoteInviters1772442000591'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN invited_by varchar')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN invited_by')
  }
}
