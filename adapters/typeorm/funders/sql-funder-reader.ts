import type { AccountId } from '../../../core/accounts/account.ts'
import { funderKey, type FunderId } from '../../../core/funders/funder.ts'
import type { FunderListItem, FunderReader } from '../../../core/funders/ports/funder-reader.ts'
import type { Sql } from '../sql.ts'
import { storable } from '../storable.ts'

interface FunderListRow {
  readonly id: string
  readonly funder_name: string
  readonly charity_number: string | null
}

/** Walks along the index from the first key that begins with the text, as far as needed. */
const beginning = (visible: string) => `SELECT f.id, f.funder_name, f.charity_number FROM (
    SELECT search_key, folded_name, funder_id FROM funder_keys
    WHERE within = ? AND search_key >= ? AND search_key < ? ${visible}
    ORDER BY search_key, folded_name, funder_id LIMIT ?
  ) k JOIN funders f ON f.id = k.funder_id ORDER BY k.search_key, k.folded_name, k.funder_id`
const VISIBLE = 'AND (account_id IS NULL OR account_id = ?)'
const LAST_CHARACTER = '\u{10FFFF}'
/** A funder may be found by several of its keys, and counts once. */
const KEYS_OF_A_FUNDER = 3

export class SqlFunderReader implements FunderReader {
  constructor(private readonly sql: Sql) {}

  async search(accountId: AccountId | 'any', text: string, limit: number): Promise<FunderListItem[]> {
    const wanted = storable(funderKey(text))
    const [statement, viewer] = accountId === 'any' ? [beginning(''), []] : [beginning(VISIBLE), [accountId]]
    const found = new Map<string, FunderListRow>()
    for (const within of [0, 1]) {
      if (found.size >= limit) break
      const range = [within, wanted, `${wanted}${LAST_CHARACTER}`]
      const rows = await this.sql.rows<FunderListRow>(statement, [...range, ...viewer, limit * KEYS_OF_A_FUNDER])
      for (const row of rows) if (!found.has(row.id)) found.set(row.id, row)
    }
    return [...found.values()].slice(0, limit).map(listItemOf)
  }
}

function listItemOf({ id, funder_name, charity_number }: FunderListRow): FunderListItem {
  return { id: id as FunderId, funderName: funder_name, charityNumber: charity_number }
}
