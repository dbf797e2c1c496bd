import type { Database } from 'better-sqlite3'

/** Lets rows be written without keeping the indexes of these tables up to date, and builds them anew at the end. */
export function withoutIndexes(database: Database, tables: readonly string[], write: () => void): void {
  const list = "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND tbl_name = ?"
  const indexes = tables.flatMap((table) => database.prepare<[string], { name: string; sql: string }>(list).all(table))
  for (const { name } of indexes) database.exec(`DROP INDEX ${name}`)
  write()
  for (const { sql } of indexes) database.exec(sql)
}

/** Writes `times - 1` copies of each row of a table; `changed` says what is different in copy `n.i` of row `o`, as SQL. */
export function multiplyRows(
  database: Database,
  table: string,
  times: number,
  changed: Readonly<Record<string, string>>,
): void {
  const columns = (database.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name)
  const values = columns.map((name) => changed[name] ?? `o.${name}`)
  database.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${times - 1})
    INSERT INTO ${table} (${columns.join()}) SELECT ${values.join()} FROM n, (SELECT * FROM ${table}) o`)
}

/** Writes rows whose values stand in the order of the columns. */
export function insertRows(
  database: Database,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly unknown[]>,
): void {
  const places = columns.map(() => '?').join()
  const insert = database.prepare(`INSERT INTO ${table} (${columns.join()}) VALUES (${places})`)
  for (const row of rows) insert.run(...row)
}
