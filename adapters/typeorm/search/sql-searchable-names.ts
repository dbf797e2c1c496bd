import type { AccountId } from '../../../core/shared/ids.ts'
import type { NamedKind, SearchableName, SearchableNames } from '../../../core/search/ports.ts'
import { IS_ARCHIVED } from '../proposals/under-way.ts'
import type { Sql } from '../sql.ts'

const NEWEST = 'ORDER BY created_at DESC, id DESC LIMIT ?'
const SEEN = '(f.account_id IS NULL OR f.account_id = p.account_id)'

/** The last "?" is the limit, every other one the account. */
const NAMES: Readonly<Record<NamedKind, string>> = {
  application: `SELECT p.id, p.name, f.funder_name AS within, ${IS_ARCHIVED} AS is_archived FROM proposals p
    LEFT JOIN funders f ON f.id = p.funder_id AND ${SEEN} WHERE p.account_id = ?
    ORDER BY p.created_at DESC, p.id DESC LIMIT ?`,
  project: `SELECT id, name, NULL AS within, is_archived FROM projects WHERE account_id = ? ${NEWEST}`,
  report: `SELECT r.id, r.name, p.name AS within, p.is_archived FROM reports r JOIN projects p ON p.id = r.project_id
    WHERE r.account_id = ? ORDER BY r.created_at DESC, r.id DESC LIMIT ?`,
  funder: `SELECT id, funder_name AS name, NULL AS within, false AS is_archived FROM (
    SELECT f.id, f.funder_name, f.created_at FROM proposals p JOIN funders f ON f.id = p.funder_id AND ${SEEN}
      WHERE p.account_id = ?
    UNION SELECT id, funder_name, created_at FROM funders WHERE account_id = ?) AS known ${NEWEST}`,
}

interface NameRow extends Omit<SearchableName, 'isArchived'> {
  readonly is_archived: boolean
}

export class SqlSearchableNames implements SearchableNames {
  constructor(private readonly sql: Sql) {}

  ofKind(accountId: AccountId, kind: NamedKind, limit: number): Promise<SearchableName[]> {
    const statement = NAMES[kind]
    const accounts = kind === 'funder' ? [accountId, accountId] : [accountId]
    return this.namesOf(statement, [...accounts, limit])
  }

  private async namesOf(statement: string, parameters: readonly unknown[]): Promise<SearchableName[]> {
    const rows = await this.sql.rows<NameRow>(statement, parameters)
    return rows.map(({ is_archived, ...name }) => ({ ...name, isArchived: Boolean(is_archived) }))
  }
}
