import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'
import { replaceIndex, type IndexShape } from './concurrent-index.ts'

const marked = (name: string, table: string, where: string): IndexShape => ({
  name,
  table,
  columns: 'id, account_id',
  where,
})

const SHAPES: readonly IndexShape[] = [
  marked('documents_in_progress', 'documents', "status = 'processing'"),
  marked('proposals_unread', 'proposals', "processing_status IN ('queued', 'reading')"),
  marked('letters_in_progress', 'proposals', "cover_letter_status = 'processing'"),
  marked('funder_overviews_in_progress', 'proposals', "funder_overview_status = 'processing'"),
  marked('questions_in_progress', 'questions', "status = 'processing'"),
  marked('project_overviews_in_progress', 'projects', "overview_status = 'processing'"),
  marked('reports_in_progress', 'reports', "status = 'processing'"),
]

/** Work in progress is polled every few minutes, and is a small part of the rows. */
export class IndexWorkInProgress1772442000221 implements MigrationInterface {
  readonly name = 'IndexWorkInProgress1772442000221'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    for (const shape of SHAPES) await replaceIndex(runner, shape)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of SHAPES) await new RunnerSql(runner).change(`DROP INDEX ${name}`)
  }
}
