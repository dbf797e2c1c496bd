import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The version of an answer that was copied into the funder's web form. Older hosts leave it unchanged. */
export class NoteCopiedAnswers1772442000564 implements MigrationInterface {
  readonly name = 'NoteCopiedAnswers1772442000564'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE questions ADD COLUMN copied_version integer')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE questions DROP COLUMN copied_version')
  }
}
