import type { MigrationInterface, QueryRunner } from 'typeorm'

import { replaceIndex, type IndexShape } from './concurrent-index.ts'

const ofMoreScopes = (table: string): IndexShape => ({
  name: `${table}_of_more_scopes`,
  table,
  columns: 'account_id',
  where: 'more_scopes IS NOT NULL',
})
const OF_CONTENT: IndexShape = { name: 'documents_of_content', table: 'documents', columns: 'account_id, content_hash' }
const INDICES = [ofMoreScopes('documents'), ofMoreScopes('indexed_documents'), OF_CONTENT]

/** Documents with several labels, and those with the same bytes. */
export class IndexLabels1772442000692 implements MigrationInterface {
  readonly name = 'IndexLabels1772442000692'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    for (const shape of INDICES) await replaceIndex(runner, shape)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of INDICES) await runner.query(`DROP INDEX ${name}`)
  }
}
