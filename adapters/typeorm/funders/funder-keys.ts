import type { FunderId } from '../../../core/shared/ids.ts'
import type { Funder } from '../../../core/funders/funder.ts'
import { funderKeysOf } from '../../../core/funders/funder-keys.ts'
import { nameWords } from '../../../core/funders/name-words.ts'
import { spellingKeysOf } from '../../../core/languages/spelling.ts'
import { insertRows } from '../insert-rows.ts'
import type { Sql } from '../sql.ts'
import { storable } from '../storable.ts'

const KEYS = 'funder_keys (within, search_key, folded_name, funder_id, account_id)'
const SPELLINGS = 'funder_spellings (spelling, word)'

type Shown = Pick<Funder, 'id' | 'accountId' | 'funderName' | 'charityNumber'>

/** A funder with everything by which it is found. */
export interface Keyed extends Pick<Funder, 'id' | 'accountId' | 'charityNumber'> {
  readonly names: readonly string[]
  readonly identifiers: readonly string[]
}

/** The funders with their stored identifiers and names. */
export async function keysOfStored(sql: Sql, funders: readonly Shown[]): Promise<Keyed[]> {
  const ids = funders.map(({ id }) => id)
  const identifiers = await identifiersOf(sql, ids)
  const names = await otherNamesOf(sql, ids)
  return funders.map(({ id, accountId, funderName, charityNumber }) => ({
    id,
    accountId,
    charityNumber,
    names: [funderName, ...(names.get(id) ?? [])],
    identifiers: identifiers.get(id) ?? [],
  }))
}

/** Replaces the keys of funders. */
export async function writeFunderKeys(sql: Sql, funders: readonly Keyed[]): Promise<void> {
  const old = `DELETE FROM funder_keys WHERE ${sql.dialect.isInList('funder_id')}`
  if (funders.length > 0) await sql.change(old, [sql.dialect.list(funders.map(({ id }) => id))])
  const rows = funders.flatMap((funder) =>
    funderKeysOf(funder).map(({ kind, key, name }) => [kind, storable(key), name, funder.id, funder.accountId]),
  )
  await insertRows(sql, KEYS, rows.length, (at) => rows[at] ?? [])
  await writeSpellings(sql, funders)
}

/** Excludes funders visible to one account, whose words are private to it. */
async function writeSpellings(sql: Sql, funders: readonly Keyed[]): Promise<void> {
  const names = funders.filter(({ accountId }) => accountId === null).flatMap((funder) => funder.names)
  const words = [...new Set(names.flatMap(nameWords))]
  if (words.length === 0) return
  const known = `SELECT word FROM funder_spellings WHERE ${sql.dialect.isInList('spelling')} AND word = spelling`
  const found = await sql.rows<{ word: string }>(known, [sql.dialect.list(words)])
  const old = new Set(found.map(({ word }) => word))
  const rows = words.filter((word) => !old.has(word)).flatMap((word) => spellingKeysOf(word).map((key) => [key, word]))
  await insertRows(sql, SPELLINGS, rows.length, (at) => rows[at] ?? [], 'ON CONFLICT DO NOTHING')
}

export async function identifiersOf(sql: Sql, ids: readonly FunderId[]): Promise<Map<FunderId, string[]>> {
  const statement = `SELECT funder_id, identifier AS text FROM funder_identifiers
    WHERE ${sql.dialect.isInList('funder_id')} ORDER BY identifier`
  return grouped(await sql.rows<Owned>(statement, [sql.dialect.list(ids)]))
}

export async function otherNamesOf(sql: Sql, ids: readonly FunderId[]): Promise<Map<FunderId, string[]>> {
  const statement = `SELECT i.funder_id, n.name AS text FROM funder_identifiers i
    JOIN funder_names n ON n.identifier = i.identifier
    WHERE ${sql.dialect.isInList('i.funder_id')} ORDER BY n.identifier, n.folded_name`
  return grouped(await sql.rows<Owned>(statement, [sql.dialect.list(ids)]))
}

interface Owned {
  readonly funder_id: string
  readonly text: string
}

function grouped(rows: readonly Owned[]): Map<FunderId, string[]> {
  const groups = new Map<FunderId, string[]>()
  for (const { funder_id, text } of rows) {
    const id = funder_id as FunderId
    groups.set(id, [...(groups.get(id) ?? []), text])
  }
  return groups
}
