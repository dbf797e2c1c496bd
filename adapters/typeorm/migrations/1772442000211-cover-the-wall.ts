import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'
import { replaceAtOnce, replaceIndex, type IndexShape } from './concurrent-index.ts'

/**
 * Indexes for admins' lists. Row-level security checks the account of every row: an index that contains it avoids
 * reading the row.
 */
const SHAPES: readonly IndexShape[] = [
  { name: 'funders_by_name', table: 'funders', columns: 'folded_name, id' },
  { name: 'funders_by_number', table: 'funders', columns: 'folded_number, id' },
  {
    name: 'funders_with_overview',
    table: 'funders',
    columns: 'folded_name, id',
    where: 'markdown_overview IS NOT NULL',
  },
  { name: 'funders_of_one_account', table: 'funders', columns: 'folded_name, id', where: 'account_id IS NOT NULL' },
  { name: 'proposals_by_name', table: 'proposals', columns: 'name, id' },
  { name: 'proposals_by_form', table: 'proposals', columns: 'form_name, id' },
  { name: 'proposals_by_classification', table: 'proposals', columns: 'form_classification, form_name, id' },
]

/** Small, because equal entries are deduplicated; many callers poll the counts of jobs. */
const COUNTED: IndexShape = { name: 'jobs_counted', table: 'jobs', columns: 'name, state, account_id' }

/** Missing values come first in these lists, as in SQLite's indexes. */
const ABSENT_FIRST: readonly { name: string; table: string; column: string }[] = [
  { name: 'jobs_last_run', table: 'jobs', column: 'last_run_at' },
  { name: 'users_by_login', table: 'users', column: 'last_login_at' },
]

export class CoverTheWall1772442000211 implements MigrationInterface {
  readonly name = 'CoverTheWall1772442000211'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    for (const shape of SHAPES) await replaceIndex(runner, { ...shape, columns: `${shape.columns}, account_id` })
    await replaceIndex(runner, COUNTED)
    if (new RunnerSql(runner).dialect.name !== 'postgres') return
    for (const { name, table, column } of ABSENT_FIRST)
      await replaceIndex(runner, { name, table, columns: `${column} NULLS FIRST, id` })
  }

  async down(runner: QueryRunner): Promise<void> {
    const sql = new RunnerSql(runner)
    for (const shape of SHAPES) await replaceAtOnce(sql, shape)
    await sql.change(`DROP INDEX ${COUNTED.name}`)
    if (sql.dialect.name !== 'postgres') return
    for (const { name, table, column } of ABSENT_FIRST)
      await replaceAtOnce(sql, { name, table, columns: `${column}, id` })
  }
}
