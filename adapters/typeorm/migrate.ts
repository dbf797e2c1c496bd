import type { DataSource } from 'typeorm'

const LOCK = 1_772_442_000

/** Brings the database up to date. Of several processes that start at once on PostgreSQL one does so, the others wait. */
export async function migrate(source: DataSource): Promise<void> {
  if (source.options.type !== 'postgres') {
    await source.runMigrations()
    return
  }
  const runner = source.createQueryRunner()
  try {
    await runner.query(`SELECT pg_advisory_lock(${LOCK})`)
    await source.runMigrations()
    await runner.query(`SELECT pg_advisory_unlock(${LOCK})`)
  } finally {
    await runner.release()
  }
}
