import type { MigrationInterface, QueryRunner } from 'typeorm'

/** When a comment was changed by its author. Older hosts leave it as it is. */
export class NoteEditedComments1772442000642 implements MigrationInterface {
  readonly name = 'NoteEditedComments1772442000642'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE question_comments ADD COLUMN edited_at varchar')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE question_comments DROP COLUMN edited_at')
  }
}
