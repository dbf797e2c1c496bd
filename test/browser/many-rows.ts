import BetterSqlite3 from 'better-sqlite3'
import pg from 'pg'
import type { DatabaseConfig } from '../../apps/wiring/database-config.ts'

/** A database that rows are written to by the thousand, past the product. */
export interface ManyRows {
  run(statement: string): Promise<void>
  /** Writes rows whose values stand in the order of the columns. */
  insert(table: string, columns: readonly string[], rows: readonly (readonly unknown[])[]): Promise<void>
  columnsOf(table: string): Promise<string[]>
  /** Eight hexadecimal digits, as SQL. */
  hex(number: string): string
  /** The time as the product stores it, as SQL, of seconds since 1970. */
  time(seconds: string): string
}

/** All that is written is there at the end, or nothing. */
export async function writingManyRows(
  database: DatabaseConfig,
  write: (rows: ManyRows) => Promise<void>,
): Promise<void> {
  if (database.kind === 'sqlite') return onSqlite(database.file, write)
  if (database.kind === 'postgres') return onPostgres(database.url, write)
  throw new Error('Many rows are written to a database only.')
}

/**
 * Writes `times - 1` copies of each row of a table; `changed` says what is different in copy `n.i` of row `o`, as SQL that
 * both databases understand.
 */
export async function multiplyRows(
  rows: ManyRows,
  table: string,
  times: number,
  changed: Readonly<Record<string, string>>,
): Promise<void> {
  const columns = await rows.columnsOf(table)
  const values = columns.map((name) => changed[name] ?? `o.${name}`)
  await rows.run(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${times - 1})
    INSERT INTO ${table} (${columns.join()}) SELECT ${values.join()} FROM n, (SELECT * FROM ${table}) o`)
}

async function onSqlite(file: string, write: (rows: ManyRows) => Promise<void>): Promise<void> {
  const database = new BetterSqlite3(file)
  database.pragma('synchronous = OFF')
  database.pragma('cache_size = -262144')
  database.exec('BEGIN')
  await write({
    run: async (statement) => void database.exec(statement),
    insert: async (table, columns, rows) => {
      const insert = database.prepare(
        `INSERT INTO ${table} (${columns.join()}) VALUES (${columns.map(() => '?').join()})`,
      )
      for (const row of rows) insert.run(...row)
    },
    columnsOf: async (table) => (database.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name),
    hex: (number) => `printf('%08x', ${number})`,
    time: (seconds) => `strftime('%Y-%m-%dT%H:%M:%S.000Z', ${seconds}, 'unixepoch')`,
  })
  database.exec('COMMIT')
  database.close()
}

const COLUMNS = `SELECT column_name AS name FROM information_schema.columns
  WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position`

async function onPostgres(url: string, write: (rows: ManyRows) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('BEGIN')
  await write({
    run: async (statement) => void (await client.query(statement)),
    insert: async (table, columns, rows) => {
      const records = rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])))
      const insert = `INSERT INTO ${table} (${columns.join()}) SELECT ${columns.join()} FROM json_populate_recordset(NULL::${table}, $1)`
      await client.query(insert, [JSON.stringify(records)])
    },
    columnsOf: async (table) => (await client.query<{ name: string }>(COLUMNS, [table])).rows.map(({ name }) => name),
    hex: (number) => `lpad(to_hex(${number}), 8, '0')`,
    time: (seconds) => `to_char(to_timestamp(${seconds}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.000Z')`,
  })
  await client.query('COMMIT')
  await client.query('ANALYZE')
  await client.end()
}
