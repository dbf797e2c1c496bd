import type { FunderId, FunderImportId } from '../../../core/shared/ids.ts'
import { MAX_TOLD } from '../../../core/funders/award-facts.ts'
import type { RegisterFactsReader } from '../../../core/funders/ports.ts'
import type {
  AwardFacts,
  Counted,
  FunderName,
  ImportedSource,
  RegisterFacts,
  RegisterSource,
} from '../../../core/funders/register-facts.ts'
import type { Sql } from '../sql.ts'

const NAMES = `SELECT n.name, n.kind, m.id AS import_id, m.source, m.created_at FROM funder_identifiers i
  JOIN funder_names n ON n.identifier = i.identifier LEFT JOIN funder_imports m ON m.id = n.import_id
  WHERE i.funder_id = ? ORDER BY n.identifier, n.folded_name`
const SOURCES = `SELECT id AS import_id, source, created_at FROM funder_imports
  WHERE id IN (SELECT import_id FROM funder_awards WHERE funder_id = ?) ORDER BY created_at DESC, id DESC`
const MAIN_CURRENCY = `SELECT currency FROM funder_awards WHERE funder_id = ?
  GROUP BY currency ORDER BY COUNT(*) DESC, currency LIMIT 1`
const OF_CURRENCY = 'FROM funder_awards WHERE funder_id = ? AND currency = ?'
const TOTALS = `SELECT COUNT(*) AS count, SUM(amount) AS total, MIN(amount) AS smallest, MAX(amount) AS largest,
  MIN(awarded_on) AS first, MAX(awarded_on) AS last,
  COUNT(DISTINCT COALESCE(recipient_id, recipient_name)) AS recipients ${OF_CURRENCY}`
const MIDDLE = `SELECT amount ${OF_CURRENCY} ORDER BY amount LIMIT ? OFFSET ?`
const COUNTED = { recipient_name: 'recipients', place: 'places', programme: 'programmes' } as const
const mostOf = (
  column: string,
) => `SELECT ${column} AS name, COUNT(*) AS awards ${OF_CURRENCY} AND ${column} IS NOT NULL
  GROUP BY ${column} ORDER BY COUNT(*) DESC, ${column} LIMIT ${MAX_TOLD}`

interface SourceRow {
  readonly import_id: string | null
  readonly source: string | null
  readonly created_at: string | null
}

type Numbers = Record<'count' | 'total' | 'smallest' | 'largest' | 'recipients', number | string>

export class SqlRegisterFactsReader implements RegisterFactsReader {
  constructor(private readonly sql: Sql) {}

  async factsOf(funderId: FunderId): Promise<RegisterFacts> {
    const identifiers = 'SELECT identifier FROM funder_identifiers WHERE funder_id = ? ORDER BY identifier'
    const numbers = await this.sql.rows<{ identifier: string }>(identifiers, [funderId])
    const names = await this.sql.rows<SourceRow & { name: string; kind: string }>(NAMES, [funderId])
    const sources = await this.sql.rows<SourceRow>(SOURCES, [funderId])
    return {
      identifiers: numbers.map(({ identifier }) => identifier),
      names: names.map((row) => ({ name: row.name, kind: row.kind as FunderName['kind'], source: sourceOf(row) })),
      awards: await this.awardsOf(funderId),
      awardSources: sources.flatMap((row) => sourceOf(row) ?? []),
    }
  }

  private async awardsOf(funderId: FunderId): Promise<AwardFacts | null> {
    const [main] = await this.sql.rows<{ currency: string }>(MAIN_CURRENCY, [funderId])
    if (!main) return null
    const of = [funderId, main.currency]
    const [totals] = await this.sql.rows<Numbers & { first: string | null; last: string | null }>(TOTALS, of)
    const count = Number(totals?.count ?? 0)
    const middle = await this.sql.rows<{ amount: number }>(MIDDLE, [...of, count % 2 === 0 ? 2 : 1, (count - 1) >> 1])
    return {
      currency: main.currency,
      count,
      total: Number(totals?.total ?? 0),
      median: middle.reduce((sum, { amount }) => sum + Number(amount), 0) / Math.max(1, middle.length),
      smallest: Number(totals?.smallest ?? 0),
      largest: Number(totals?.largest ?? 0),
      first: totals?.first ?? null,
      last: totals?.last ?? null,
      recipientCount: Number(totals?.recipients ?? 0),
      ...(await this.mostOften(of)),
    }
  }

  private async mostOften(of: readonly unknown[]): Promise<Pick<AwardFacts, 'recipients' | 'places' | 'programmes'>> {
    const most: Record<(typeof COUNTED)[keyof typeof COUNTED], Counted[]> = {
      recipients: [],
      places: [],
      programmes: [],
    }
    for (const [column, what] of Object.entries(COUNTED)) {
      const rows = await this.sql.rows<{ name: string; awards: number | string }>(mostOf(column), of)
      most[what] = rows.map(({ name, awards }) => ({ name, awards: Number(awards) }))
    }
    return most
  }
}

function sourceOf({ import_id, source, created_at }: SourceRow): ImportedSource | null {
  if (import_id === null || source === null || created_at === null) return null
  return { ...(JSON.parse(source) as RegisterSource), importId: import_id as FunderImportId, importedAt: created_at }
}
