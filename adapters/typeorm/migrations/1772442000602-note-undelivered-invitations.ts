import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Time at which the mail of an invitation was given up. Older hosts leave it unchanged. */
export class NoteUndeliveredInvitations1772442000602 implements MigrationInterface {
  readonly name = 'NoteUndeliveredInvitations1772442000602'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN invite_undelivered_at varchar')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN invite_undelivered_at')
  }
}
