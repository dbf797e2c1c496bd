import type { AccountId } from '../../../core/accounts/account.ts'
import type { ItemOfWork, WorkInProgress, WorkKind } from '../../../core/upkeep/ports/work-in-progress.ts'
import type { Sql } from '../sql.ts'

const KINDS: Readonly<Record<WorkKind, { table: string; column: string; values: readonly string[] }>> = {
  'read-document': { table: 'documents', column: 'status', values: ['processing'] },
  'read-form': { table: 'proposals', column: 'processing_status', values: ['queued', 'reading'] },
  'answer-question': { table: 'questions', column: 'status', values: ['processing'] },
  'write-cover-letter': { table: 'proposals', column: 'cover_letter_status', values: ['processing'] },
  'write-funder-overview': { table: 'proposals', column: 'funder_overview_status', values: ['processing'] },
  'write-project-overview': { table: 'projects', column: 'overview_status', values: ['processing'] },
  'write-report': { table: 'reports', column: 'status', values: ['processing'] },
}
const UNFINISHED = 'SELECT name, data FROM jobs WHERE claimable_at IS NOT NULL'

interface MarkedRow {
  readonly id: string
  readonly account_id: string
  readonly mark: string | null
}

export class SqlWorkInProgress implements WorkInProgress {
  constructor(private readonly sql: Sql) {}

  async next(
    kind: WorkKind,
    after: string | null,
    limit: number,
  ): Promise<{ items: ItemOfWork[]; last: string | null }> {
    const { table, column, values } = KINDS[kind]
    const statement = `SELECT id, account_id, ${column} AS mark FROM ${table} WHERE id > ? ORDER BY id LIMIT ?`
    const rows = await this.sql.rows<MarkedRow>(statement, [after ?? '', limit])
    const items = rows
      .filter(({ mark }) => mark !== null && values.includes(mark))
      .map((row) => ({ id: row.id, accountId: row.account_id as AccountId }))
    return { items, last: rows.at(-1)?.id ?? null }
  }

  async inHand(): Promise<ReadonlySet<string>> {
    const rows = await this.sql.rows<{ name: string; data: string }>(UNFINISHED)
    return new Set(
      rows.flatMap(({ name, data }) => Object.values(JSON.parse(data) as object).map((id) => `${name} ${id}`)),
    )
  }
}
