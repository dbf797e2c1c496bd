import type { Query } from '../../../core/admin/ports.ts'
import { parseId } from '../../../core/shared/id.ts'
import { offsetOf, type Page, type PageRequest } from '../../../core/shared/page.ts'
import { patternOf } from '../dialect.ts'
import type { Sql } from '../sql.ts'
import { storable } from '../storable.ts'

/** A table that is read in pages: the order comes from indexes, and the rows of a page are read last. */
export interface OrderedTable<Order extends string> {
  readonly table: string
  /** SQL for the rows of a page, to which their identifiers and order are added; `x` is the table. */
  readonly select: string
  readonly columns: Readonly<Record<Order, string>>
  /** Columns that may be NULL. */
  readonly optional?: readonly Order[]
}

/** A table with search; its indexes also contain the searched columns. */
export interface Listing<Order extends string> extends OrderedTable<Order> {
  /** Columns that an identifier is compared with. */
  readonly identifiers: readonly string[]
  /** SQL that finds part of a name, its only parameter. */
  readonly named: (sql: Sql) => string
  /** Condition for all rows of the list. */
  readonly only?: string
}

interface Condition {
  /** Includes WHERE; empty for all rows. */
  readonly clause: string
  readonly values: readonly string[]
}

export function pageOf<Row, Order extends string>(
  sql: Sql,
  listing: Listing<Order>,
  query: Query<Order>,
): Promise<Page<Row>> {
  return pageWhere(sql, listing, query, conditionOf(sql, listing, query.search))
}

export async function pageWhere<Row, Order extends string>(
  sql: Sql,
  ordered: OrderedTable<Order>,
  query: PageRequest & Pick<Query<Order>, 'order' | 'isDescending'>,
  { clause, values }: Condition,
): Promise<Page<Row>> {
  const order = orderOf(ordered, query)
  const { table, select } = ordered
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

function conditionOf<Order extends string>(sql: Sql, listing: Listing<Order>, search: string): Condition {
  const { only, identifiers, named } = listing
  const wanted = storable(search.trim())
  const conditions = only === undefined ? [] : [only]
  const values: string[] = []
  if (parseId(wanted) !== null) {
    conditions.push(`(${identifiers.map((column) => `${column} = ?`).join(' OR ')})`)
    values.push(...identifiers.map(() => wanted))
  } else if (wanted !== '') {
    conditions.push(named(sql))
    values.push(patternOf(wanted))
  }
  return { clause: conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`, values }
}

/** The databases sort NULL differently unless told; PostgreSQL uses an index only where it is not told. */
function orderOf<Order extends string>(
  { columns, optional = [] }: OrderedTable<Order>,
  { order, isDescending }: Pick<Query<Order>, 'order' | 'isDescending'>,
): string {
  const direction = isDescending ? 'DESC' : 'ASC'
  const column = columns[order]
  if (column === 'x.id') return `x.id ${direction}`
  const nulls = optional.includes(order) ? ` NULLS ${isDescending ? 'LAST' : 'FIRST'}` : ''
  return `${column} ${direction}${nulls}, x.id ${direction}`
}
