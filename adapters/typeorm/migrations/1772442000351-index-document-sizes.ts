import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'
import { replaceIndex, type IndexShape } from './concurrent-index.ts'

const SIZES: IndexShape = { name: 'documents_sizes', table: 'documents', columns: 'account_id, size_bytes' }

/** Every upload adds up the bytes of an account's documents. */
export class IndexDocumentSizes1772442000351 implements MigrationInterface {
  readonly name = 'IndexDocumentSizes1772442000351'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, SIZES)
  }

  async down(runner: QueryRunner): Promise<void> {
    await new RunnerSql(runner).change(`DROP INDEX ${SIZES.name}`)
  }
}
