import { createHash } from 'node:crypto'
import type pg from 'pg'

export interface Copies {
  readonly table: string
  /** Counted rows, such as `generate_series(1, 9) a`: a copy for each combination. */
  readonly over: readonly string[]
  /** SQL for the columns that copies have otherwise than the original, `x`. */
  readonly changed: Readonly<Record<string, string>>
  /** Which rows are copied; without it there is one. */
  readonly only?: string
}

const COLUMNS = `SELECT column_name AS name FROM information_schema.columns
  WHERE table_schema = 'public' AND table_name = $1 ORDER BY ordinal_position`

/** Copies what a table holds within PostgreSQL. */
export async function copy(client: pg.Client, { table, over, changed, only }: Copies): Promise<void> {
  const { rows } = await client.query<{ name: string }>(COLUMNS, [table])
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => changed[name] ?? `x.${name}`)
  const originals = `(SELECT * FROM ${table} x ${only === undefined ? '' : `WHERE ${only}`}) x`
  const from = [...over, originals].join(' CROSS JOIN ')
  await client.query(`INSERT INTO ${table} (${names.join()}) SELECT ${values.join()} FROM ${from}`)
}

/** SQL for the identifier of the counted thing of a kind. */
export function idOf(kind: string, number: string): string {
  return `left(md5('${kind}' || (${number})), 24)`
}

/** The same in here. */
export function idIn(kind: string, number: number): string {
  return createHash('md5').update(`${kind}${number}`).digest('hex').slice(0, 24)
}
