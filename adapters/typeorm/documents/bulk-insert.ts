import type { Sql } from '../sql.ts'

export type BulkColumn = { readonly name: string; readonly type: 'text' | 'int' }
export type BulkRow = readonly (string | number | null)[]

/** Inserts any number of rows by one statement that takes them as a single parameter a column (or one JSON text). */
export async function bulkInsert(
  sql: Sql,
  table: string,
  columns: readonly BulkColumn[],
  rows: readonly BulkRow[],
): Promise<void> {
  if (rows.length === 0) return
  const names = columns.map(({ name }) => name).join(', ')
  if (sql.dialect.name === 'sqlite') {
    const values = columns.map((_, index) => `value ->> ${index}`).join(', ')
    await sql.change(`INSERT INTO ${table} (${names}) SELECT ${values} FROM json_each(?)`, [JSON.stringify(rows)])
  } else {
    const arrays = columns.map(({ type }) => `?::${type}[]`).join(', ')
    const values = columns.map((_, index) => rows.map((row) => row[index]))
    await sql.change(`INSERT INTO ${table} (${names}) SELECT * FROM unnest(${arrays})`, values)
  }
}
