import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'
import { replaceIndex, type IndexShape } from './concurrent-index.ts'

const INDEX: IndexShape = {
  name: 'proposals_without_deadline',
  table: 'proposals',
  columns: 'account_id, id',
  where: 'deadline IS NULL AND form_terms IS NOT NULL',
}

/** Applications without a deadline whose form may name one, for the home page. */
export class IndexFormDeadlines1772442000580 implements MigrationInterface {
  readonly name = 'IndexFormDeadlines1772442000580'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, INDEX)
  }

  async down(runner: QueryRunner): Promise<void> {
    await new RunnerSql(runner).change(`DROP INDEX ${INDEX.name}`)
  }
}
