import { foldFunderName, funderKeysOf, type Funder } from '../../../core/funders/funder.ts'
import { insertRows } from '../insert-rows.ts'
import type { Sql } from '../sql.ts'
import { storable } from '../storable.ts'

const KEYS = 'funder_keys (within, search_key, folded_name, funder_id, account_id)'
/** Names that agree so far are ordered by the funders' ids. */
const ORDERED_CHARACTERS = 200

type Keyed = Pick<Funder, 'id' | 'accountId' | 'funderName' | 'charityNumber'>

/** Writes the keys of a funder in place of those that it had. */
export async function writeFunderKeys(sql: Sql, funder: Keyed): Promise<void> {
  const keys = funderKeysOf(funder)
  const name = storable(foldFunderName(funder.funderName).slice(0, ORDERED_CHARACTERS))
  await sql.change('DELETE FROM funder_keys WHERE funder_id = ?', [funder.id])
  await insertRows(sql, KEYS, keys.length, (at) => {
    const { within, key } = keys[at] ?? { within: 0, key: '' }
    return [within, storable(key), name, funder.id, funder.accountId]
  })
}
