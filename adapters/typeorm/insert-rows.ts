import { setImmediate as turn } from 'node:timers/promises'

import type { Sql } from './sql.ts'

/**
 * Numbers of rows for one statement: few sizes, so that each is prepared once; few rows, so that none blocks other work
 * for long.
 */
const SIZES = [64, 16, 4, 1] as const

/**
 * Inserts rows into `table (columns)`; yields to the event loop after each large statement. `onConflict`: SQL for rows
 * that already exist.
 */
export async function insertRows(
  sql: Sql,
  into: string,
  count: number,
  rowAt: (at: number) => readonly unknown[],
  onConflict = '',
): Promise<void> {
  for (let at = 0; at < count;) {
    const size = SIZES.find((rows) => rows <= count - at) ?? 1
    const rows = Array.from({ length: size }, (_, step) => rowAt(at + step))
    await sql.change(`INSERT INTO ${into} VALUES ${valuesOf(rows)} ${onConflict}`, rows.flat())
    at += size
    if (size === SIZES[0]) await turn()
  }
}

function valuesOf(rows: readonly (readonly unknown[])[]): string {
  const one = `(${(rows[0] ?? []).map(() => '?').join()})`
  return rows.map(() => one).join()
}
