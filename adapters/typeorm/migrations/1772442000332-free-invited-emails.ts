import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'
import { replaceAtOnce, replaceIndex, type IndexShape } from './concurrent-index.ts'

const OF_ALL: IndexShape = { name: 'users_email', table: 'users', columns: 'email', isUnique: true }

const OF_HOLDERS: IndexShape = { ...OF_ALL, where: "invite_status IS NULL OR invite_status = 'accepted'" }

const OF_ACCOUNT: IndexShape = {
  name: 'users_email_of_account',
  table: 'users',
  columns: 'account_id, email',
  isUnique: true,
}

/** Removes invitations to an address that a user has, and all but the oldest of others. */
const REMOVE_RIVALS = `DELETE FROM users WHERE invite_status IN ('pending', 'expired') AND EXISTS (
  SELECT 1 FROM users o WHERE o.email = users.email AND o.id <> users.id
  AND (o.invite_status IS NULL OR o.invite_status = 'accepted' OR o.id < users.id))`

/** Invitations do not reserve an address: several accounts may invite it, and its owner may register. */
export class FreeInvitedEmails1772442000332 implements MigrationInterface {
  readonly name = 'FreeInvitedEmails1772442000332'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, OF_ACCOUNT)
    await replaceIndex(runner, OF_HOLDERS)
  }

  async down(runner: QueryRunner): Promise<void> {
    const sql = new RunnerSql(runner)
    await sql.change(REMOVE_RIVALS)
    await replaceAtOnce(sql, OF_ALL)
    await sql.change(`DROP INDEX ${OF_ACCOUNT.name}`)
  }
}
