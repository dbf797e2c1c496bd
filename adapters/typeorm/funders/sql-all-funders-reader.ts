import type { AccountId, FunderId } from '../../../core/shared/ids.ts'
import type {
  AllFundersQuery,
  AllFundersReader,
  FunderCounts,
  ListedFunder,
  ShownFunders,
} from '../../../core/funders/ports.ts'
import type { Page } from '../../../core/shared/page.ts'
import { pageWhere, type OrderedTable } from '../admin/listing.ts'
import type { Sql } from '../sql.ts'

const FUNDERS: OrderedTable<AllFundersQuery['order']> = {
  table: 'funders',
  select: `SELECT x.id, x.account_id, x.funder_name, x.charity_number, x.markdown_overview IS NOT NULL AS has_overview
    FROM funders x`,
  columns: { id: 'x.id', funderName: 'x.folded_name', charityNumber: 'x.folded_number' },
}

const CLAUSES: Readonly<Record<ShownFunders, string>> = {
  all: '',
  'with-overview': 'WHERE x.markdown_overview IS NOT NULL',
  'of-one-account': 'WHERE x.account_id IS NOT NULL',
}

const COUNTS = `SELECT (SELECT count(*) FROM funders) AS total,
  (SELECT count(*) FROM funders WHERE markdown_overview IS NOT NULL) AS with_overview`

interface ListedFunderRow {
  readonly id: string
  readonly account_id: string | null
  readonly funder_name: string
  readonly charity_number: string | null
  readonly has_overview: boolean | number
}

export class SqlAllFundersReader implements AllFundersReader {
  constructor(private readonly sql: Sql) {}

  async page({ shown, ...query }: AllFundersQuery): Promise<Page<ListedFunder>> {
    const condition = { clause: CLAUSES[shown], values: [] }
    const { items, total } = await pageWhere<ListedFunderRow, AllFundersQuery['order']>(
      this.sql,
      FUNDERS,
      query,
      condition,
    )
    return { items: items.map(listedFunderOf), total }
  }

  async ofIds(ids: readonly FunderId[]): Promise<ListedFunder[]> {
    if (ids.length === 0) return []
    const wanted = ids.map(() => '?').join(', ')
    const rows = await this.sql.rows<ListedFunderRow>(`${FUNDERS.select} WHERE x.id IN (${wanted})`, ids)
    const listed = new Map(rows.map((row) => [row.id, listedFunderOf(row)]))
    return ids.flatMap((id) => listed.get(id) ?? [])
  }

  async counts(): Promise<FunderCounts> {
    const [row] = await this.sql.rows<{ total: number | string; with_overview: number | string }>(COUNTS)
    return { total: Number(row?.total ?? 0), withOverview: Number(row?.with_overview ?? 0) }
  }
}

function listedFunderOf(row: ListedFunderRow): ListedFunder {
  return {
    id: row.id as FunderId,
    accountId: row.account_id as AccountId | null,
    funderName: row.funder_name,
    charityNumber: row.charity_number,
    hasOverview: Boolean(row.has_overview),
  }
}
