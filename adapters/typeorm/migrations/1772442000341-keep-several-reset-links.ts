import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'
import { replaceIndex } from './concurrent-index.ts'

/** A further link does not end earlier ones. */
export class KeepSeveralResetLinks1772442000341 implements MigrationInterface {
  readonly name = 'KeepSeveralResetLinks1772442000341'
  readonly transaction = false

  up(runner: QueryRunner): Promise<void> {
    return replaceIndex(runner, { name: 'access_tokens_of_user', table: 'access_tokens', columns: 'user_id, purpose' })
  }

  /** Keeps the last of several links. */
  async down(runner: QueryRunner): Promise<void> {
    const sql = new RunnerSql(runner)
    await sql.change(`DELETE FROM access_tokens WHERE EXISTS (SELECT 1 FROM access_tokens newer
      WHERE newer.user_id = access_tokens.user_id AND newer.purpose = access_tokens.purpose
      AND (newer.expires_at, newer.token_hash) > (access_tokens.expires_at, access_tokens.token_hash))`)
    await sql.change('DROP INDEX IF EXISTS access_tokens_of_user')
    await sql.change('CREATE UNIQUE INDEX access_tokens_of_user ON access_tokens (user_id, purpose)')
  }
}
