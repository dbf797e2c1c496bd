import type { Database } from 'better-sqlite3'

/**
 * Copies the rows of a table for which `where` holds, with other values, as SQL, in the columns that `changed` names.
 * Parameters go by name, such as `@copy`.
 */
export function copyRows(
  database: Database,
  table: string,
  where: string,
  changed: Readonly<Record<string, string>>,
  parameters: Readonly<Record<string, unknown>>,
): void {
  const columns = (database.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name)
  const values = columns.map((name) => changed[name] ?? name)
  const statement = `INSERT INTO ${table} (${columns.join()}) SELECT ${values.join()} FROM ${table} WHERE ${where}`
  database.prepare(statement).run(parameters)
}

/** An id of a copy, as SQL: of as many digits as the original's, told apart by the number in `@copy`. */
export function idOfCopy(column: string): string {
  return `printf('%06x', @copy) || substr(${column}, 7)`
}

/** The same in here. */
export function copiedId(id: string, copy: number): string {
  return `${copy.toString(16).padStart(6, '0')}${id.slice(6)}`
}
