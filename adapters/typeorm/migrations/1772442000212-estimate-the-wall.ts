import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'

const WALL = "coalesce(current_setting('grantwright.account', true), '')"
const BEFORE = `(SELECT ${WALL}) IN ('', `

const OWN = ['projects', 'documents', 'indexed_documents', 'passages', 'proposals', 'questions', 'reports', 'spendings']
const TABLES: Readonly<Record<string, { column: string; isShared?: true }>> = {
  accounts: { column: 'id' },
  ...Object.fromEntries([...OWN, 'spending_reservations'].map((table) => [table, { column: 'account_id' }])),
  funders: { column: 'account_id', isShared: true },
  funder_keys: { column: 'account_id', isShared: true },
  jobs: { column: 'account_id', isShared: true },
}

/**
 * The same policies in a form for which PostgreSQL estimates that half of all rows pass, not one in a hundred: it then
 * reads a page of an admin's list along an index instead of scanning the table.
 */
export class EstimateTheWall1772442000212 implements MigrationInterface {
  readonly name = 'EstimateTheWall1772442000212'
  /** Locks each table separately, for a moment. */
  readonly transaction = false

  up(runner: QueryRunner): Promise<void> {
    return change(runner, (column) => `(SELECT ${WALL} = '') OR ${column} = (SELECT ${WALL})`)
  }

  down(runner: QueryRunner): Promise<void> {
    return change(runner, (column) => `${BEFORE}${column})`)
  }
}

async function change(runner: QueryRunner, conditionOn: (column: string) => string): Promise<void> {
  const sql = new RunnerSql(runner)
  if (sql.dialect.name !== 'postgres') return
  for (const [table, { column, isShared }] of Object.entries(TABLES)) {
    const shared = isShared ? `${column} IS NULL OR ` : ''
    await sql.change(`ALTER POLICY of_account ON ${table} USING (${shared}${conditionOn(column)})`)
  }
}
