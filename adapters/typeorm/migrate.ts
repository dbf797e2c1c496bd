import { setTimeout as pause } from 'node:timers/promises'
import type { DataSource, QueryRunner } from 'typeorm'

import { gaveUpWaiting } from './database-error.ts'
import { ALL_MIGRATIONS } from './migrations/all-migrations.ts'
import { RunnerSql, type Sql } from './sql.ts'

const LOCK = 1_772_442_000
/** Milliseconds between two looks at whether another process has finished. */
const LOOKS_EVERY_MS = 200

const MAX_ATTEMPTS = 30
const PAUSE_MS = 1_000

/**
 * Brings the database up to date. Of several processes that start at once on PostgreSQL one does so, the others wait;
 * `alsoOpen`, for PostgreSQL alone, is done by one after the other as well. A migration that finds a table in use gives
 * up soon, lest all who ask for the table wait behind it, and is tried again; throws `unavailable` when it never gets it.
 */
export async function migrate(source: DataSource, alsoOpen: () => Promise<void> = async () => {}): Promise<void> {
  if (source.options.type !== 'postgres') {
    await source.runMigrations()
    return
  }
  const { asMigration } = await import('./postgres-session.ts')
  const runner = source.createQueryRunner()
  try {
    await retryUntilLocked(runner)
    await asMigration(() => retryWhileLocked(() => source.runMigrations()))
    await alsoOpen()
    await runner.query(`SELECT pg_advisory_unlock(${LOCK})`)
  } finally {
    await runner.release()
  }
}

/** Looks again and again: an index that is made beside running work waits for whoever waits inside a statement. */
async function retryUntilLocked(runner: QueryRunner): Promise<void> {
  for (;;) {
    const [row] = await new RunnerSql(runner).rows<{ ours: boolean }>(`SELECT pg_try_advisory_lock(${LOCK}) AS ours`)
    if (row?.ours) return
    await pause(LOOKS_EVERY_MS)
  }
}

async function retryWhileLocked(change: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await change()
      return
    } catch (error) {
      if (!gaveUpWaiting(error) || attempt === MAX_ATTEMPTS) throw error
      await pause(PAUSE_MS * (0.5 + Math.random()))
    }
}

/** Whether the database lacks changes that this build needs, such as one that was put back from an older backup. */
export async function lacksMigrations(sql: Sql): Promise<boolean> {
  const rows = await sql.rows<{ name: string }>('SELECT name FROM migrations')
  const known = new Set(rows.map(({ name }) => name))
  return ALL_MIGRATIONS.some((Migration) => !known.has(new Migration().name))
}
