import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'
import { PRIMARY, cascading, createTables, dropTables, index, integer, text, varchar } from './table.ts'

/** Within the work of one account, only its rows are visible (docs/decisions/0009). */
const OWN = "(SELECT coalesce(current_setting('grantwright.account', true), '')) IN ('', account_id)"

const TABLES = [
  {
    name: 'question_words',
    withoutRowid: true,
    columns: [
      varchar('account_id', PRIMARY),
      integer('bucket', PRIMARY),
      varchar('question_id', PRIMARY),
      text('words'),
    ],
    indices: [index('question_words_of_question', ['question_id'])],
    foreignKeys: [cascading('question_words_question', 'question_id', 'questions')],
  },
  {
    name: 'document_uses',
    columns: [varchar('question_id', PRIMARY), varchar('document_id', PRIMARY), varchar('account_id')],
    indices: [index('document_uses_of_document', ['account_id', 'document_id', 'question_id'])],
    foreignKeys: [cascading('document_uses_question', 'question_id', 'questions')],
  },
]

/** The search words of questions, and the documents that answers use. */
export class IndexQuestions1772442000511 implements MigrationInterface {
  readonly name = 'IndexQuestions1772442000511'

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES)
    const sql = new RunnerSql(runner)
    if (sql.dialect.name !== 'postgres') return
    for (const { name } of TABLES) {
      await sql.change(`CREATE POLICY of_account ON ${name} USING (${OWN})`)
      await sql.change(`ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY`)
    }
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES)
  }
}
