import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'
import { replaceAtOnce, replaceIndex, type IndexShape } from './concurrent-index.ts'

const HOLDS = "(invite_status IS NULL OR invite_status = 'accepted')"
const OF_HOLDERS: IndexShape = { name: 'users_email', table: 'users', columns: 'email', isUnique: true, where: HOLDS }
const OF_CONFIRMED: IndexShape = { ...OF_HOLDERS, where: `email_verified_at IS NOT NULL AND ${HOLDS}` }

/** The address stays with the user who confirmed it, else with the oldest. No data of the others is lost. */
const RENAME_RIVALS = `UPDATE users SET email = id || '@unconfirmed.invalid'
  WHERE email_verified_at IS NULL AND ${HOLDS} AND EXISTS (
    SELECT 1 FROM users o WHERE o.email = users.email AND o.id <> users.id
    AND (o.invite_status IS NULL OR o.invite_status = 'accepted')
    AND (o.email_verified_at IS NOT NULL OR o.id < users.id))`

/** An address belongs to the user who confirms it: until then, anybody can register with it. */
export class FreeUnconfirmedEmails1772442000590 implements MigrationInterface {
  readonly name = 'FreeUnconfirmedEmails1772442000590'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, OF_CONFIRMED)
  }

  async down(runner: QueryRunner): Promise<void> {
    const sql = new RunnerSql(runner)
    await sql.change(RENAME_RIVALS)
    await replaceAtOnce(sql, OF_HOLDERS)
  }
}
