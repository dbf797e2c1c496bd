import type { DataSource } from 'typeorm'

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
