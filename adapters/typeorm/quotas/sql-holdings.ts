import type { AccountId } from '../../../core/shared/ids.ts'
import type { Holding, Holdings } from '../../../core/quotas/ports.ts'
import type { Dialect } from '../dialect.ts'
import type { Sql } from '../sql.ts'

/** A separate number keeps these locks apart from others that are named by a text. */
const LOCK = 'SELECT pg_advisory_xact_lock(hashtextextended(?, 351))'

const FORM_BYTES: Record<Dialect['name'], string> = {
  sqlite: "json_extract(form, '$.sizeBytes')",
  postgres: "CAST(form AS json) ->> 'sizeBytes'",
}

const COUNTS: Record<Exclude<Holding, 'bytes'>, string> = {
  projects: 'SELECT COUNT(*) AS held FROM projects WHERE account_id = ?',
  applications: 'SELECT COUNT(*) AS held FROM proposals WHERE account_id = ?',
  documents: 'SELECT COUNT(*) AS held FROM documents WHERE account_id = ?',
  reports: 'SELECT COUNT(*) AS held FROM reports WHERE account_id = ?',
  funders: 'SELECT COUNT(*) AS held FROM funders WHERE account_id = ?',
  users: 'SELECT COUNT(*) AS held FROM users WHERE account_id = ?',
  tasks: 'SELECT COUNT(*) AS held FROM jobs WHERE account_id = ? AND claimable_at IS NOT NULL',
}
const DOCUMENT_BYTES = 'SELECT SUM(size_bytes) AS held FROM documents WHERE account_id = ?'

/** On SQLite, units of work run one after another; on PostgreSQL, those that count for one account do. */
export class SqlHoldings implements Holdings {
  constructor(private readonly sql: Sql) {}

  async count<Kind extends Holding>(accountId: AccountId, kinds: readonly Kind[]): Promise<Record<Kind, number>> {
    if (this.sql.dialect.name === 'postgres') await this.sql.rows(LOCK, [accountId])
    const held: [Kind, number][] = []
    for (const kind of kinds) held.push([kind, await this.countOf(kind, accountId)])
    return Object.fromEntries(held) as Record<Kind, number>
  }

  private async countOf(kind: Holding, accountId: AccountId): Promise<number> {
    if (kind !== 'bytes') return this.number(COUNTS[kind], accountId)
    const { name } = this.sql.dialect
    const forms = `SELECT SUM(CAST(${FORM_BYTES[name]} AS bigint)) AS held FROM proposals WHERE account_id = ? AND form IS NOT NULL`
    return (await this.number(DOCUMENT_BYTES, accountId)) + (await this.number(forms, accountId))
  }

  /** PostgreSQL returns sums and counts as text, and null as the sum of no rows. */
  private async number(query: string, accountId: AccountId): Promise<number> {
    const [row] = await this.sql.rows<{ held: number | string | null }>(query, [accountId])
    return Number(row?.held ?? 0)
  }
}
