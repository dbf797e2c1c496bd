import type { Query } from '../../../core/admin/ports/admin-reader.ts'
import { parseId } from '../../../core/shared/id.ts'
import { offsetOf, type Page } from '../../../core/shared/page.ts'
import type { Sql } from '../sql.ts'
import { storable } from '../storable.ts'

/** A table of which pages are read: what a search looks at is kept in indexes, the rows of a page are read last. */
export interface Listing<Order extends string> {
  readonly table: string
  /** The rows of a page, to which their identifiers and the order are added; `x` is the table. */
  readonly select: string
  readonly columns: Readonly<Record<Order, string>>
  /** What an identifier is compared with. */
  readonly identifiers: readonly string[]
  /** Finds a part of a name, which is its one parameter. */
  readonly named: (sql: Sql) => string
  /** Which rows there are at all. */
  readonly only?: string
}

export async function pageOf<Row, Order extends string>(
  sql: Sql,
  listing: Listing<Order>,
  query: Query<Order>,
): Promise<Page<Row>> {
  const { clause, values } = conditionOf(sql, listing, query.search)
  const order = orderOf(listing, query)
  const { table, select } = listing
  const page = `SELECT x.id FROM ${table} x ${clause} ORDER BY ${order} LIMIT ? OFFSET ?`
  const items = await sql.rows<Row>(`${select} WHERE x.id IN (${page}) ORDER BY ${order}`, [
    ...values,
    query.pageSize,
    offsetOf(query),
  ])
  const [counted] = await sql.rows<{ total: number | string }>(
    `SELECT count(*) AS total FROM ${table} x ${clause}`,
    values,
  )
  return { items, total: Number(counted?.total ?? 0) }
}

function conditionOf<Order extends string>(sql: Sql, listing: Listing<Order>, search: string) {
  const { only, identifiers, named } = listing
  const wanted = storable(search.trim())
  const conditions = only === undefined ? [] : [only]
  const values: string[] = []
  if (parseId(wanted) !== null) {
    conditions.push(`(${identifiers.map((column) => `${column} = ?`).join(' OR ')})`)
    values.push(...identifiers.map(() => wanted))
  } else if (wanted !== '') {
    conditions.push(named(sql))
    values.push(`%${wanted.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`)
  }
  return { clause: conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`, values }
}

/** The databases differ in where they put rows without a value, unless they are told. */
function orderOf<Order extends string>({ columns }: Listing<Order>, { order, isDescending }: Query<Order>): string {
  const [direction, nulls] = isDescending ? ['DESC', 'LAST'] : ['ASC', 'FIRST']
  const column = columns[order]
  return column === 'x.id' ? `x.id ${direction}` : `${column} ${direction} NULLS ${nulls}, x.id ${direction}`
}

/** "column has the next parameter's pattern in it", letters A to Z in either case. */
export function containing(column: string): (sql: Sql) => string {
  return ({ dialect }) => `${column} ${dialect.name === 'postgres' ? 'ILIKE' : 'LIKE'} ? ESCAPE '\\'`
}
