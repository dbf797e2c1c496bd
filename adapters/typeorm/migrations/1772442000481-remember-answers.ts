import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'
import { NULLABLE, PRIMARY, cascading, createTables, dropTables, index, integer, text, varchar } from './table.ts'

/** Within the work of one account, only its rows are visible (docs/decisions/0009). */
const OWN = "(SELECT coalesce(current_setting('grantwright.account', true), '')) IN ('', account_id)"

const TABLES = [
  {
    name: 'remembered_answers',
    columns: [
      varchar('id', PRIMARY),
      varchar('account_id'),
      text('question'),
      text('text'),
      varchar('language', NULLABLE),
      varchar('funder_id', NULLABLE),
      varchar('funder_name', NULLABLE),
      varchar('written_at'),
      varchar('outcome', NULLABLE),
      integer('limit_words', NULLABLE),
      integer('limit_characters', NULLABLE),
      varchar('valid_until', NULLABLE),
      integer('uses', { default: 0 }),
      varchar('proposal_id', NULLABLE),
      varchar('question_id', NULLABLE),
      varchar('document_id', NULLABLE),
      varchar('file_name', NULLABLE),
      integer('page', NULLABLE),
      varchar('state'),
      varchar('group_id'),
      varchar('changed_at', NULLABLE),
      integer('version'),
    ],
    indices: [
      index('remembered_answers_of_account', ['account_id', 'state', 'group_id', 'written_at', 'id', 'language']),
      index('remembered_answers_of_proposal', ['proposal_id']),
      index('remembered_answers_of_question', ['question_id'], { isUnique: true }),
      index('remembered_answers_of_document', ['document_id']),
    ],
    foreignKeys: [
      cascading('remembered_answers_proposal', 'proposal_id', 'proposals'),
      cascading('remembered_answers_document', 'document_id', 'documents'),
    ],
  },
  {
    name: 'answer_terms',
    withoutRowid: true,
    columns: [
      varchar('account_id', PRIMARY),
      varchar('term', PRIMARY),
      varchar('answer_id', PRIMARY),
      integer('weight'),
    ],
    indices: [index('answer_terms_of_answer', ['answer_id'])],
    foreignKeys: [cascading('answer_terms_answer', 'answer_id', 'remembered_answers')],
  },
]

export class RememberAnswers1772442000481 implements MigrationInterface {
  readonly name = 'RememberAnswers1772442000481'

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
