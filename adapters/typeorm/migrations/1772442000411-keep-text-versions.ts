import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'
import {
  NULLABLE,
  PRIMARY,
  boolean,
  cascading,
  createTables,
  dropTables,
  index,
  integer,
  text,
  varchar,
} from './table.ts'

/** Within the work of one account, only its rows are visible (docs/decisions/0009). */
const OWN = "(SELECT coalesce(current_setting('grantwright.account', true), '')) IN ('', account_id)"

const TABLES = [
  {
    name: 'text_versions',
    columns: [
      varchar('id', PRIMARY),
      varchar('account_id'),
      varchar('owner_kind'),
      varchar('owner_id'),
      varchar('proposal_id', NULLABLE),
      varchar('report_id', NULLABLE),
      varchar('project_id', NULLABLE),
      integer('version'),
      boolean('is_refused'),
      text('state'),
      text('text'),
      text('detail'),
    ],
    indices: [
      index('text_versions_of_owner', ['owner_id', 'owner_kind', 'version'], { isUnique: true }),
      index('text_versions_of_account', ['account_id']),
      index('text_versions_of_proposal', ['proposal_id']),
      index('text_versions_of_report', ['report_id']),
      index('text_versions_of_project', ['project_id']),
    ],
    foreignKeys: [
      cascading('text_versions_proposal', 'proposal_id', 'proposals'),
      cascading('text_versions_report', 'report_id', 'reports'),
      cascading('text_versions_project', 'project_id', 'projects'),
    ],
  },
]

/** The histories of texts, and a column beside each text with its version and author; answers contain theirs. */
const STATES = [
  ['proposals', 'cover_letter_state'],
  ['reports', 'text_state'],
  ['projects', 'overview_state'],
  ['accounts', 'facts_file_state'],
] as const

export class KeepTextVersions1772442000411 implements MigrationInterface {
  readonly name = 'KeepTextVersions1772442000411'

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES)
    const sql = new RunnerSql(runner)
    for (const [table, column] of STATES) await sql.change(`ALTER TABLE ${table} ADD COLUMN ${column} text`)
    if (sql.dialect.name !== 'postgres') return
    await sql.change(`CREATE POLICY of_account ON text_versions USING (${OWN})`)
    await sql.change('ALTER TABLE text_versions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY')
  }

  async down(runner: QueryRunner): Promise<void> {
    const sql = new RunnerSql(runner)
    for (const [table, column] of STATES) await sql.change(`ALTER TABLE ${table} DROP COLUMN ${column}`)
    await dropTables(runner, TABLES)
  }
}
