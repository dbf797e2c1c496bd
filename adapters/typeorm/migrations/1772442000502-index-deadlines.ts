import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'
import { replaceIndex, type IndexShape } from './concurrent-index.ts'

const HAS_DEADLINE = 'deadline IS NOT NULL'
const IS_DUE = 'due_at IS NOT NULL'

const INDEXES: readonly IndexShape[] = [
  { name: 'proposals_due', table: 'proposals', columns: 'account_id, deadline, id', where: HAS_DEADLINE },
  { name: 'proposals_to_remind', table: 'proposals', columns: 'deadline, id, account_id', where: HAS_DEADLINE },
  { name: 'proposals_of_owner', table: 'proposals', columns: 'owner_id', where: 'owner_id IS NOT NULL' },
  { name: 'reports_due', table: 'reports', columns: 'account_id, due_at, id', where: IS_DUE },
  { name: 'reports_to_remind', table: 'reports', columns: 'due_at, id, account_id', where: IS_DUE },
]

/** Deadlines of one account for its home page, and of all accounts for reminder mails. */
export class IndexDeadlines1772442000502 implements MigrationInterface {
  readonly name = 'IndexDeadlines1772442000502'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    for (const index of INDEXES) await replaceIndex(runner, index)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of [...INDEXES].reverse()) await new RunnerSql(runner).change(`DROP INDEX ${name}`)
  }
}
