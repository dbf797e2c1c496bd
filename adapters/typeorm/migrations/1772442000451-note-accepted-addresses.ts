import type { MigrationInterface, QueryRunner } from 'typeorm'
import { RunnerSql } from '../sql.ts'

const NOTE = `UPDATE users SET email_verified_at = COALESCE(last_login_at, created_at), version = version + 1
  WHERE invite_status = 'accepted' AND email_verified_at IS NULL`

/**
 * Users who accepted an invitation before addresses were verified had followed a mailed link. Links can now be passed
 * on, so that acceptance alone proves no address. Older hosts write the column as well.
 */
export class NoteAcceptedAddresses1772442000451 implements MigrationInterface {
  readonly name = 'NoteAcceptedAddresses1772442000451'

  async up(runner: QueryRunner): Promise<void> {
    await new RunnerSql(runner).change(NOTE)
  }

  /** Older hosts treat these addresses as verified with and without it. */
  async down(): Promise<void> {}
}
