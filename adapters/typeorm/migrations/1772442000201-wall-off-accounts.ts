import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'

/** The account set on the connection; empty or unset means all accounts. Evaluated once per statement. */
const WALL = "(SELECT coalesce(current_setting('grantwright.account', true), ''))"

const OWN = `${WALL} IN ('', account_id)`
const OWN_OR_SHARED = `account_id IS NULL OR ${OWN}`

/**
 * Conditions for visible and changeable rows, by table. Tables without one: users, sessions and access tokens, which
 * are looked up by an e-mail address or a token before the account is known; posting blocks, which are only reachable
 * through `indexed_documents` and which search reads most of all; and tables of the installation.
 */
const POLICIES: Readonly<Record<string, string>> = {
  accounts: `${WALL} IN ('', id)`,
  projects: OWN,
  documents: OWN,
  indexed_documents: OWN,
  passages: OWN,
  proposals: OWN,
  questions: OWN,
  coordinator_messages: 'EXISTS (SELECT 1 FROM proposals WHERE proposals.id = proposal_id)',
  reports: OWN,
  spendings: OWN,
  spending_reservations: OWN,
  funders: OWN_OR_SHARED,
  funder_keys: OWN_OR_SHARED,
  jobs: OWN_OR_SHARED,
  job_runs: 'EXISTS (SELECT 1 FROM jobs WHERE jobs.id = job_id)',
  audit_entries: `${WALL} = ''`,
}

/**
 * Row-level security: within an account's work, PostgreSQL itself hides the rows of others, even from the owner of the
 * tables.
 */
export class WallOffAccounts1772442000201 implements MigrationInterface {
  readonly name = 'WallOffAccounts1772442000201'

  async up(runner: QueryRunner): Promise<void> {
    const sql = new RunnerSql(runner)
    if (sql.dialect.name !== 'postgres') return
    for (const [table, condition] of Object.entries(POLICIES)) {
      await sql.change(`CREATE POLICY of_account ON ${table} USING (${condition})`)
      await sql.change(`ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY`)
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const sql = new RunnerSql(runner)
    if (sql.dialect.name !== 'postgres') return
    for (const table of Object.keys(POLICIES)) {
      await sql.change(`ALTER TABLE ${table} NO FORCE ROW LEVEL SECURITY, DISABLE ROW LEVEL SECURITY`)
      await sql.change(`DROP POLICY of_account ON ${table}`)
    }
  }
}
