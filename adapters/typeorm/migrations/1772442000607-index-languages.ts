import type { MigrationInterface, QueryRunner } from 'typeorm'

import { replaceIndex } from './concurrent-index.ts'

const BY_LANGUAGE = {
  name: 'indexed_documents_by_language',
  table: 'indexed_documents',
  columns: 'account_id, language',
}

/** Every search queries the languages of an account's documents. */
export class IndexLanguages1772442000607 implements MigrationInterface {
  readonly name = 'IndexLanguages1772442000607'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, BY_LANGUAGE)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${BY_LANGUAGE.name}`)
  }
}
