import type { DataSource } from 'typeorm'

import { ALL_MIGRATIONS } from './migrations/all-migrations.ts'
import type { Sql } from './sql.ts'

const LOCK = 1_772_442_000

/**
 * Brings the database up to date. Of several processes that start at once on PostgreSQL one does so, the others wait;
 * `alsoOpen`, for PostgreSQL alone, is done by one after the other as well.
 */
export async function migrate(source: DataSource, alsoOpen: () => Promise<void> = async () => {}): Promise<void> {
  if (source.options.type !== 'postgres') {
    await source.runMigrations()
    return
  }
  const runner = source.createQueryRunner()
  try {
    await runner.query(`SELECT pg_advisory_lock(${LOCK})`)
    await source.runMigrations()
    await alsoOpen()
    await runner.query(`SELECT pg_advisory_unlock(${LOCK})`)
  } finally {
    await runner.release()
  }
}

/** Whether the database lacks changes that this build needs, such as one that was put back from an older backup. */
export async function lacksMigrations(sql: Sql): Promise<boolean> {
  const rows = await sql.rows<{ name: string }>('SELECT name FROM migrations')
  const known = new Set(rows.map(({ name }) => name))
  return ALL_MIGRATIONS.some((Migration) => !known.has(new Migration().name))
}
