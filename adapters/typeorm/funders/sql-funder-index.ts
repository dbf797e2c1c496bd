import type { FunderId } from '../../../core/shared/ids.ts'
import type { FunderKeyKind } from '../../../core/funders/funder-keys.ts'
import type { FoundKey, FunderIndex, FunderListItem, FundersOf } from '../../../core/funders/ports.ts'
import type { Sql } from '../sql.ts'
import { storable } from '../storable.ts'

interface KeyRow {
  readonly search_key: string
  readonly folded_name: string
  readonly funder_id: string
}

interface FunderListRow {
  readonly id: string
  readonly funder_name: string
  readonly charity_number: string | null
}

const LAST_CHARACTER = '\u{10FFFF}'
const VISIBLE = 'AND (account_id IS NULL OR account_id = ?)'

/** Reads along the index from the first key, as far as needed. */
const keysWhere = (condition: string, visible: string) => `SELECT search_key, folded_name, funder_id FROM funder_keys
  WHERE within = ? AND ${condition} ${visible} ORDER BY search_key, folded_name, funder_id LIMIT ?`

export class SqlFunderIndex implements FunderIndex {
  constructor(private readonly sql: Sql) {}

  beginningWith(of: FundersOf, kind: FunderKeyKind, text: string, limit: number): Promise<FoundKey[]> {
    const from = storable(text)
    return this.keys('search_key >= ? AND search_key < ?', of, [kind, from, `${from}${LAST_CHARACTER}`], limit)
  }

  equalTo(of: FundersOf, kind: FunderKeyKind, text: string, limit: number): Promise<FoundKey[]> {
    return this.keys('search_key = ?', of, [kind, storable(text)], limit)
  }

  async withSimilarSpelling(keys: readonly string[], limit: number): Promise<string[]> {
    const { isInList: amongst, list } = this.sql.dialect
    const statement = `SELECT word FROM funder_spellings WHERE ${amongst('spelling')} LIMIT ?`
    const rows = await this.sql.rows<{ word: string }>(statement, [list(keys.map(storable)), limit])
    return rows.map(({ word }) => word)
  }

  async listed(ids: readonly FunderId[]): Promise<FunderListItem[]> {
    const { isInList: amongst, list } = this.sql.dialect
    const statement = `SELECT id, funder_name, charity_number FROM funders WHERE ${amongst('id')}`
    const rows = await this.sql.rows<FunderListRow>(statement, [list(ids)])
    return rows.map((row) => ({
      id: row.id as FunderId,
      funderName: row.funder_name,
      charityNumber: row.charity_number,
    }))
  }

  private async keys(condition: string, of: FundersOf, values: unknown[], limit: number): Promise<FoundKey[]> {
    const statement = keysWhere(condition, of === 'any' ? '' : VISIBLE)
    const rows = await this.sql.rows<KeyRow>(statement, [...values, ...(of === 'any' ? [] : [of]), limit])
    return rows.map(({ search_key, folded_name, funder_id }) => ({
      key: search_key,
      name: folded_name,
      funderId: funder_id as FunderId,
    }))
  }
}
