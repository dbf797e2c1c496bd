import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'
import { replaceIndex, type IndexShape } from './concurrent-index.ts'

const INDEX: IndexShape = {
  name: 'document_facts_versions',
  table: 'document_facts',
  columns: 'account_id, document_id, finder, dated_at, found_digest',
}

/**
 * Detects changes in the facts of documents without reading them. Older hosts leave the hash unchanged: the same finder
 * with the same names finds the same facts.
 */
export class NoteVersionsOfFacts1772442000585 implements MigrationInterface {
  readonly name = 'NoteVersionsOfFacts1772442000585'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('document_facts', 'found_digest')))
      await runner.query('ALTER TABLE document_facts ADD COLUMN found_digest varchar')
    await replaceIndex(runner, INDEX)
  }

  async down(runner: QueryRunner): Promise<void> {
    await new RunnerSql(runner).change(`DROP INDEX ${INDEX.name}`)
    await runner.query('ALTER TABLE document_facts DROP COLUMN found_digest')
  }
}
