import { setTimeout as pause } from 'node:timers/promises'
import type { DataSource } from 'typeorm'

import { assertOwnDatabase } from './assert-database.ts'
import { noteRelease } from './installation-notes.ts'
import { gaveUpWaiting } from './database-error.ts'
import { withMigrationLock, type LockWaiting } from './migration-lock.ts'
import { PooledSql, type Sql } from './sql.ts'

const MAX_ATTEMPTS = 30
const PAUSE_MS = 1_000

/**
 * Migrates the database. If several processes start at once on PostgreSQL, one does so and the others wait; `alsoOpen`,
 * only on PostgreSQL, also runs one after another. A migration that finds a table in use gives up soon, so that queries
 * do not queue behind it, and is retried. Throws `unavailable` when it never gets the table, and as `assertOwnDatabase`
 * and `withMigrationLock` do.
 */
export async function migrate(
  source: DataSource,
  opening: Opening = ANY,
  alsoOpen: () => Promise<void> = async () => {},
): Promise<void> {
  const sql = new PooledSql(source)
  if (source.options.type !== 'postgres') return changeOwn(sql, opening, () => source.runMigrations())
  const { asMigration } = await import('./postgres-session.ts')
  const change = async () => {
    await changeOwn(sql, opening, () => asMigration(() => retryWhileLocked(() => source.runMigrations())))
    await alsoOpen()
  }
  return withMigrationLock(source, change, opening)
}

/** Name of the database, whether it must exist, and the release that opens it. */
interface Opening extends LockWaiting {
  readonly place: string
  readonly mustExist: boolean
  readonly release: string | null
}

const ANY: Opening = { place: '', mustExist: false, release: null }

async function changeOwn(
  sql: Sql,
  { place, mustExist, release }: Opening,
  change: () => Promise<unknown>,
): Promise<void> {
  await assertOwnDatabase(sql, place, mustExist)
  await change()
  if (release !== null) await noteRelease(sql, release)
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
