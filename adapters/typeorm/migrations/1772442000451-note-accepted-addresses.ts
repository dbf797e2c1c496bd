import type { MigrationInterface, QueryRunner } from 'typeorm'
import { RunnerSql } from '../sql.ts'

const NOTE = `UPDATE users SET email_verified_at = COALESCE(last_login_at, created_at), version = version + 1
  WHERE invite_status = 'accepted' AND email_verified_at IS NULL`

/**
 * Who accepted an invitation before addresses were verified had followed a mailed link. Since links can be handed on, having
 * accepted no longer proves an address by itself. Older hosts note it as well.
 */
export class NoteAcceptedAddresses1772442000451 implements MigrationInterface {
  readonly name = 'NoteAcceptedAddresses1772442000451'

  async up(runner: QueryRunner): Promise<void> {
    await new RunnerSql(runner).change(NOTE)
  }

  /** Older hosts take these addresses for verified with and without it. */
  async down(): Promise<void> {}
}
