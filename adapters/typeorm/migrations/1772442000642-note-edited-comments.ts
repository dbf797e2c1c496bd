import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Time of the author's last change of a comment. Older hosts leave it unchanged. */
export class NoteEditedComments1772442000642 implements MigrationInterface {
  readonly name = 'NoteEditedComments1772442000642'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE question_comments ADD COLUMN edited_at varchar')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE question_comments DROP COLUMN edited_at')
  }
}
