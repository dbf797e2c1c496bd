import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'
import { PRIMARY, createTables, dropTables, index, integer, varchar } from './table.ts'

/** Within the work of one account, only its rows are visible (docs/decisions/0009). */
const OWN = "(SELECT coalesce(current_setting('grantwright.account', true), '')) IN ('', account_id)"

const tables = (bytes: 'blob' | 'bytea') => [
  {
    name: 'passage_vectors',
    columns: [
      varchar('id', PRIMARY),
      varchar('account_id'),
      varchar('document_id'),
      varchar('encoder'),
      integer('first'),
      integer('count'),
      integer('remaining'),
      { name: 'vectors', type: bytes },
    ],
    indices: [
      index('passage_vectors_of_document', ['account_id', 'document_id', 'encoder', 'first'], { isUnique: true }),
    ],
  },
]

export class KeepPassageVectors1772442000665 implements MigrationInterface {
  readonly name = 'KeepPassageVectors1772442000665'

  async up(runner: QueryRunner): Promise<void> {
    const sql = new RunnerSql(runner)
    await createTables(runner, tables(sql.dialect.name === 'postgres' ? 'bytea' : 'blob'))
    if (sql.dialect.name !== 'postgres') return
    await sql.change(`CREATE POLICY of_account ON passage_vectors USING (${OWN})`)
    await sql.change('ALTER TABLE passage_vectors ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY')
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, tables('blob'))
  }
}
