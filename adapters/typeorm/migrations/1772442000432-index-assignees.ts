import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'
import { replaceIndex, type IndexShape } from './concurrent-index.ts'

const ASSIGNED: IndexShape = {
  name: 'questions_assigned',
  table: 'questions',
  columns: 'assignee_id, account_id',
  where: 'assignee_id IS NOT NULL',
}

/** One user's questions are a small part of all. */
export class IndexAssignees1772442000432 implements MigrationInterface {
  readonly name = 'IndexAssignees1772442000432'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, ASSIGNED)
  }

  async down(runner: QueryRunner): Promise<void> {
    await new RunnerSql(runner).change(`DROP INDEX ${ASSIGNED.name}`)
  }
}
