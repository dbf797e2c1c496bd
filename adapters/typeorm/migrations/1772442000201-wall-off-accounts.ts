import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'

/** What a connection was told is its account; empty or never told: every account's. Looked up once a statement. */
const WALL = "(SELECT coalesce(current_setting('grantwright.account', true), ''))"

const OWN = `${WALL} IN ('', account_id)`
const OWN_OR_SHARED = `account_id IS NULL OR ${OWN}`

/**
 * Which rows may be seen and changed, by table. Not walled: users, sessions and access tokens, which are looked up by an
 * e-mail address or a token before anybody knows the account; posting blocks, which only a document of `indexed_documents`
 * leads to and which search reads most of all; and what belongs to the installation.
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

/** Row-level security: within an account's work PostgreSQL itself keeps back the rows of others, from the owner of the tables too. */
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
