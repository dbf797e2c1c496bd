import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'
import { replaceAtOnce, replaceIndex, type IndexShape } from './concurrent-index.ts'

const unfinished = (name: string, columns: string): IndexShape => ({
  name,
  table: 'jobs',
  columns,
  where: 'claimable_at IS NOT NULL',
})

const BEFORE: readonly IndexShape[] = [
  unfinished('jobs_in_turn', 'precedence, turn, created_at, id'),
  unfinished('jobs_waiting_of_account', 'account_id, precedence, turn'),
]
const REPLACED: readonly IndexShape[] = [
  unfinished('jobs_in_turn', 'lane, precedence, turn, created_at, id'),
  unfinished('jobs_waiting_of_account', 'account_id, lane, precedence, turn'),
]
const ADDED: readonly IndexShape[] = [
  { name: 'jobs_running', table: 'jobs', columns: 'claimed_by', where: "state = 'running'" },
  { name: 'jobs_awaiting_documents', table: 'jobs', columns: 'account_id', where: 'waiting_for IS NOT NULL' },
]

export class IndexJobLanes1772442000312 implements MigrationInterface {
  readonly name = 'IndexJobLanes1772442000312'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    for (const shape of [...REPLACED, ...ADDED]) await replaceIndex(runner, shape)
  }

  async down(runner: QueryRunner): Promise<void> {
    const sql = new RunnerSql(runner)
    for (const { name } of ADDED) await sql.change(`DROP INDEX ${name}`)
    for (const shape of BEFORE) await replaceAtOnce(sql, shape)
  }
}
