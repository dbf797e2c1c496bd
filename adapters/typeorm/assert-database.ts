import { AppError } from '../../core/shared/app-error.ts'
import { releaseNotedIn } from './installation-notes.ts'
import { ALL_MIGRATIONS } from './migrations/all-migrations.ts'
import type { Sql } from './sql.ts'

const HAS_TABLE = {
  sqlite: "SELECT name FROM sqlite_master WHERE type = 'table' AND name = ?",
  postgres: 'SELECT name FROM (SELECT to_regclass(?) AS name) AS found WHERE name IS NOT NULL',
}

/**
 * Throws `conflict` if a newer release has changed the database, and `not-found` if it is not the product's although it
 * `mustExist`; `place`: its name in that error.
 */
export async function assertOwnDatabase(sql: Sql, place: string, mustExist: boolean): Promise<void> {
  const made = (await has(sql, 'migrations')) ? await migrationsIn(sql) : []
  if (mustExist && made.length === 0) throw noDatabase(place)
  const known = new Set<string>(ALL_MIGRATIONS.map((Migration) => new Migration().name))
  if (made.every((name) => known.has(name))) return
  const release = (await has(sql, 'installation_notes')) ? await releaseNotedIn(sql) : null
  throw new AppError('conflict', 'operations.database-newer', { values: { release } })
}

export function noDatabase(place: string): AppError {
  return new AppError('not-found', 'operations.no-database', { values: { place } })
}

/** Whether migrations have still to run, for example on a restored backup. */
export async function lacksMigrations(sql: Sql): Promise<boolean> {
  const known = new Set(await migrationsIn(sql))
  return ALL_MIGRATIONS.some((Migration) => !known.has(new Migration().name))
}

const TIME = {
  sqlite: "SELECT strftime('%Y-%m-%dT%H:%M:%fZ', 'now') AS now",
  postgres: `SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS now`,
}

/** By the database's clock. */
export async function timeOf(sql: Sql): Promise<string> {
  const [row] = await sql.rows<{ now: string }>(TIME[sql.dialect.name])
  return row!.now
}

/** Major version of the database server, such as 15; null for SQLite. */
export async function majorVersionOf(sql: Sql): Promise<number | null> {
  if (sql.dialect.name === 'sqlite') return null
  const [row] = await sql.rows<{ number: string }>("SELECT current_setting('server_version_num') AS number")
  return Math.floor(Number(row!.number) / 10_000)
}

async function migrationsIn(sql: Sql): Promise<string[]> {
  const rows = await sql.rows<{ name: string }>('SELECT name FROM migrations')
  return rows.map(({ name }) => name)
}

async function has(sql: Sql, table: string): Promise<boolean> {
  return (await sql.rows(HAS_TABLE[sql.dialect.name], [table])).length > 0
}
