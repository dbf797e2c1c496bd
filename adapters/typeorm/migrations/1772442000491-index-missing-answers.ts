import type { MigrationInterface, QueryRunner } from 'typeorm'

import { IS_MISSING } from '../gaps/sql-missing-answers-reader.ts'
import { RunnerSql } from '../sql.ts'
import { replaceIndex, type IndexShape } from './concurrent-index.ts'

const MISSING: IndexShape = {
  name: 'questions_missing',
  table: 'questions',
  columns: 'account_id, proposal_id',
  where: IS_MISSING,
}

/** Missing answers are a small part of all questions, and answers are long to read. */
export class IndexMissingAnswers1772442000491 implements MigrationInterface {
  readonly name = 'IndexMissingAnswers1772442000491'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, MISSING)
  }

  async down(runner: QueryRunner): Promise<void> {
    await new RunnerSql(runner).change(`DROP INDEX ${MISSING.name}`)
  }
}
