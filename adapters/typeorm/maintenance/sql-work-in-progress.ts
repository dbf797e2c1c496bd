import type { AccountId } from '../../../core/shared/ids.ts'
import type { ItemOfWork, WorkInProgress, WorkKind } from '../../../core/maintenance/ports.ts'
import type { Sql } from '../sql.ts'

/** The table, and the condition for rows in progress exactly as in their partial index. */
const KINDS: Readonly<Record<WorkKind, { table: string; marked: string }>> = {
  'read-document': { table: 'documents', marked: "status = 'processing'" },
  'read-form': { table: 'proposals', marked: "processing_status IN ('queued', 'reading')" },
  'answer-question': { table: 'questions', marked: "status = 'processing'" },
  'write-cover-letter': { table: 'proposals', marked: "cover_letter_status = 'processing'" },
  'write-funder-overview': { table: 'proposals', marked: "funder_overview_status = 'processing'" },
  'write-project-overview': { table: 'projects', marked: "overview_status = 'processing'" },
  'propose-brief': { table: 'project_briefs', marked: "proposing = 'processing'" },
  'proofread-application': { table: 'proofreadings', marked: "status = 'processing'" },
  'write-report': { table: 'reports', marked: "status = 'processing'" },
}
const UNFINISHED = 'SELECT name, data FROM jobs WHERE claimable_at IS NOT NULL'

export class SqlWorkInProgress implements WorkInProgress {
  constructor(private readonly sql: Sql) {}

  async next(kind: WorkKind, after: string | null, limit: number): Promise<ItemOfWork[]> {
    const { table, marked } = KINDS[kind]
    const statement = `SELECT id, account_id FROM ${table} WHERE ${marked} AND id > ? ORDER BY id LIMIT ?`
    const rows = await this.sql.rows<{ id: string; account_id: string }>(statement, [after ?? '', limit])
    return rows.map((row) => ({ id: row.id, accountId: row.account_id as AccountId }))
  }

  async withUnfinishedJob(): Promise<ReadonlySet<string>> {
    const rows = await this.sql.rows<{ name: string; data: string }>(UNFINISHED)
    return new Set(
      rows.flatMap(({ name, data }) => Object.values(JSON.parse(data) as object).map((id) => `${name} ${id}`)),
    )
  }
}
