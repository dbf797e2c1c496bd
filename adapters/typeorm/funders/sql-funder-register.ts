import type { FunderId, FunderImportId } from '../../../core/shared/ids.ts'
import { normaliseFunderName } from '../../../core/funders/funder.ts'
import { nameWords } from '../../../core/funders/name-words.ts'
import type { FunderRegister, PublishedAward, RegisteredFunder, RegisteredName } from '../../../core/funders/ports.ts'
import { stale } from '../../../core/shared/stale.ts'
import { insertRows } from '../insert-rows.ts'
import type { Sql } from '../sql.ts'
import { storable } from '../storable.ts'
import { identifiersOf, otherNamesOf, writeFunderKeys } from './funder-keys.ts'

const FUNDERS = `funders (id, account_id, funder_name, folded_name, charity_number, folded_number, markdown_overview,
  citations, created_at, version)`
const RENAMED = `UPDATE funders SET funder_name = ?, folded_name = ?, charity_number = ?, folded_number = ?,
  version = version + 1 WHERE id = ? AND version = ?`
const IDENTIFIERS = 'funder_identifiers (identifier, funder_id)'
const NAMES = 'funder_names (identifier, folded_name, name, kind, import_id)'
const AWARDS = `funder_awards (id, funder_id, import_id, amount, currency, awarded_on, programme, recipient_id,
  recipient_name, place)`
const AWARD_REPLACED = `ON CONFLICT (id) DO UPDATE SET funder_id = excluded.funder_id, import_id = excluded.import_id,
  amount = excluded.amount, currency = excluded.currency, awarded_on = excluded.awarded_on,
  programme = excluded.programme, recipient_id = excluded.recipient_id, recipient_name = excluded.recipient_name,
  place = excluded.place`
const KEPT = 'ON CONFLICT DO NOTHING'
const COLUMNS = 'f.id, f.funder_name, f.charity_number, f.created_at, f.version'

interface Row {
  readonly id: string
  readonly funder_name: string
  readonly charity_number: string | null
  readonly created_at: string
  readonly version: number
}

interface NameRow {
  readonly identifier: string
  readonly name: string
  readonly kind: string
  readonly import_id: string
}

export class SqlFunderRegister implements FunderRegister {
  constructor(private readonly sql: Sql) {}

  async withIdentifiers(identifiers: readonly string[]): Promise<RegisteredFunder[]> {
    const { isInList: amongst, list } = this.sql.dialect
    const statement = `SELECT DISTINCT ${COLUMNS} FROM funder_identifiers i JOIN funders f ON f.id = i.funder_id
      WHERE ${amongst('i.identifier')} AND f.account_id IS NULL`
    return this.registered(await this.sql.rows<Row>(statement, [list(identifiers.map(storable))]))
  }

  async named(normalisedNames: readonly string[]): Promise<RegisteredFunder[]> {
    const { isInList: amongst, list } = this.sql.dialect
    const statement = `SELECT ${COLUMNS} FROM funders f
      WHERE ${amongst('f.folded_name')} AND f.account_id IS NULL ORDER BY f.id`
    return this.registered(await this.sql.rows<Row>(statement, [list(normalisedNames.map(storable))]))
  }

  async namesOf(identifiers: readonly string[]): Promise<RegisteredName[]> {
    const { isInList: amongst, list } = this.sql.dialect
    const statement = `SELECT identifier, name, kind, import_id FROM funder_names WHERE ${amongst('identifier')}`
    const rows = await this.sql.rows<NameRow>(statement, [list(identifiers.map(storable))])
    return rows.map(({ identifier, name, kind, import_id }) => ({
      identifier,
      name,
      kind: kind as RegisteredName['kind'],
      importId: import_id as FunderImportId,
    }))
  }

  async keepNames(names: readonly RegisteredName[]): Promise<void> {
    const rows = names.map(({ identifier, name, kind, importId }) => [
      identifier,
      normalisedName(name),
      name,
      kind,
      importId,
    ])
    await this.insert(NAMES, rows, KEPT)
  }

  async save(funders: readonly RegisteredFunder[]): Promise<void> {
    await this.insert(FUNDERS, funders.filter(({ version }) => version === 0).map(rowOf))
    for (const funder of funders) if (funder.version > 0) await this.rename(funder)
    const identifiers = funders.flatMap((funder) => funder.identifiers.map((one) => [one, funder.id]))
    await this.insert(IDENTIFIERS, identifiers, KEPT)
    const keyed = funders.map(({ id, funderName, otherNames, charityNumber, identifiers: numbers }) => ({
      id,
      accountId: null,
      charityNumber,
      names: [funderName, ...otherNames],
      identifiers: numbers,
    }))
    await writeFunderKeys(this.sql, keyed)
  }

  async keepAwards(awards: readonly PublishedAward[]): Promise<void> {
    await this.insert(AWARDS, awards.map(awardRow), AWARD_REPLACED)
  }

  private async rename({ id, funderName, charityNumber, version }: RegisteredFunder): Promise<void> {
    const values = [...namesIn({ funderName, charityNumber }), id, version]
    if ((await this.sql.change(RENAMED, values)) !== 1) throw stale()
  }

  private insert(into: string, rows: readonly (readonly unknown[])[], onConflict?: string): Promise<void> {
    return insertRows(this.sql, into, rows.length, (at) => (rows[at] ?? []).map(storable), onConflict)
  }

  private async registered(rows: readonly Row[]): Promise<RegisteredFunder[]> {
    const ids = rows.map(({ id }) => id as FunderId)
    const identifiers = await identifiersOf(this.sql, ids)
    const names = await otherNamesOf(this.sql, ids)
    return rows.map((row) => ({
      id: row.id as FunderId,
      funderName: row.funder_name,
      charityNumber: row.charity_number,
      createdAt: row.created_at,
      version: row.version,
      identifiers: identifiers.get(row.id as FunderId) ?? [],
      otherNames: names.get(row.id as FunderId) ?? [],
    }))
  }
}

function normalisedName(name: string): string {
  return nameWords(name).join(' ')
}

function namesIn({ funderName, charityNumber }: Pick<RegisteredFunder, 'funderName' | 'charityNumber'>): unknown[] {
  const normalNumber = normaliseFunderName(charityNumber ?? '')
  return [funderName, normaliseFunderName(funderName), charityNumber, normalNumber].map(storable)
}

function rowOf(funder: RegisteredFunder): unknown[] {
  return [funder.id, null, ...namesIn(funder), null, '[]', funder.createdAt, 1]
}

function awardRow(award: PublishedAward): unknown[] {
  const { id, funderId, importId, amount, currency, awardedOn, programme, recipient, place } = award
  const recipientOf = [recipient?.identifier ?? null, recipient?.name ?? null]
  return [id, funderId, importId, amount, currency, awardedOn, programme, ...recipientOf, place]
}
