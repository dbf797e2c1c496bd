import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import type pg from 'pg'

import { InMemoryPassageIndex } from '../../adapters/memory/documents/in-memory-passage-index.ts'
import { InMemoryTables } from '../../adapters/memory/in-memory-tables.ts'
import { openInMemoryPersistence } from '../../adapters/memory/open-in-memory-persistence.ts'
import { openDatabase } from '../../adapters/typeorm/open-database.ts'
import type { Persistence } from '../../core/persistence.ts'
import { openWithPgBoss, TURN_BACK } from './pg-boss-backend.ts'
import { Emptier, onPostgres, SpareDatabases } from './spare-databases.ts'

export interface Backend {
  readonly name: string
  /** Units of work run one after the other: none begins before the one before it has ended. */
  readonly unitsTakeTurns: boolean
  /** A store with nothing in it; closing it removes what it left on the machine. */
  open(): Promise<Persistence>
}

/** Everything that keeps the product's data, to run a contract on. */
export const BACKENDS: readonly Backend[] = [
  { name: 'in memory', unitsTakeTurns: true, open: openInMemory },
  { name: 'SQLite', unitsTakeTurns: true, open: openSqlite },
  { name: 'PostgreSQL', unitsTakeTurns: false, open: openPostgres },
]

/** The same, and PostgreSQL once more with pg-boss, which delivers its jobs. */
export const JOB_BACKENDS: readonly Backend[] = [
  ...BACKENDS,
  { name: 'PostgreSQL with pg-boss', unitsTakeTurns: false, open: openPgBoss },
]

/** The two in which the product does jobs by default: what runs them is told by the contracts of queues that all are alike. */
export const RUNNER_BACKENDS: readonly Backend[] = JOB_BACKENDS.filter(({ name }) => /^SQLite$|pg-boss/.test(name))

/** All rows by table, as they are stored. */
export type Contents = Readonly<Record<string, readonly unknown[]>>

/** All that the database in the SQLite file or at the PostgreSQL address holds, in whatever schema. */
export async function contentsAt(place: string): Promise<Contents> {
  if (!place.startsWith('postgres')) return sqliteContents(place)
  return onPostgres(place, async (client) => {
    const { rows } = await client.query<{ name: string }>(TABLES_OF_ALL_SCHEMAS)
    const names = rows.map(({ name }) => name)
    return postgresContents(client, names)
  })
}

const letWeekPass = () =>
  `UPDATE accounts SET removal_due_at = '${new Date(Date.now() - 60_000).toISOString()}' WHERE removal_due_at IS NOT NULL`

/** Makes the removals due at once that owners asked for, past the ports: no test waits a week. */
export async function letWeekPassAt(place: string): Promise<void> {
  if (place.startsWith('postgres')) return onPostgres(place, async (client) => void (await client.query(letWeekPass())))
  const database = new SqliteDatabase(place)
  try {
    database.exec(letWeekPass())
  } finally {
    database.close()
  }
}

const contents = new WeakMap<Persistence, () => Promise<Contents>>()

/** Looks past the ports at all that a store of `BACKENDS` holds. */
export async function contentsOf(persistence: Persistence): Promise<Contents> {
  const read = contents.get(persistence)
  if (!read) throw new Error('This store was not opened here.')
  return read()
}

const emptying = new WeakMap<Persistence, () => Promise<void>>()

/** Removes all that an open store holds, where it is more than the memory of this process: returns whether it is. */
export async function isEmptied(persistence: Persistence): Promise<boolean> {
  const empty = emptying.get(persistence)
  await empty?.()
  return empty !== undefined
}

async function openInMemory(): Promise<Persistence> {
  const tables = new InMemoryTables()
  const passages = new InMemoryPassageIndex()
  const persistence = openInMemoryPersistence(tables, passages)
  contents.set(persistence, async () => {
    const named = Object.entries(tables) as [string, { entries(): unknown[] }][]
    const rows = Object.fromEntries(named.map(([name, table]) => [name, table.entries()]))
    const [indexed] = Object.values(passages) as Map<unknown, Map<unknown, unknown>>[]
    return { ...rows, passages: [...(indexed ?? [])].map(([account, documents]) => [account, [...documents]]) }
  })
  return persistence
}

let emptySqlite: Promise<Buffer> | undefined

async function openSqlite(): Promise<Persistence> {
  emptySqlite ??= makeEmptySqlite()
  const empty = await emptySqlite
  const folder = await mkdtemp(join(tmpdir(), 'grantwright-sqlite-'))
  const file = join(folder, 'test.sqlite')
  await writeFile(file, empty)
  const persistence = await openDatabase({ kind: 'sqlite', file, synchronous: 'normal' })
  const opened = {
    ...persistence,
    async close() {
      await persistence.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
  contents.set(opened, async () => sqliteContents(file))
  emptying.set(opened, async () => emptySqliteFile(file))
  return opened
}

function emptySqliteFile(file: string): void {
  const database = new SqliteDatabase(file)
  try {
    database.pragma('foreign_keys = off')
    const tables = database.prepare(SQLITE_TABLES).all() as { name: string }[]
    database.exec(`BEGIN; ${tables.map(({ name }) => `DELETE FROM ${name};`).join(' ')} COMMIT`)
  } finally {
    database.close()
  }
}

/** The file of a database that has been brought up to date: to copy it is quicker than to migrate one for every test. */
async function makeEmptySqlite(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'grantwright-sqlite-'))
  try {
    const file = join(folder, 'empty.sqlite')
    const persistence = await openDatabase({ kind: 'sqlite', file, synchronous: 'normal' })
    await persistence.close()
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function sqliteContents(file: string): Contents {
  const database = new SqliteDatabase(file, { readonly: true })
  try {
    const tables = database.prepare(SQLITE_TABLES).all() as { name: string }[]
    return Object.fromEntries(tables.map(({ name }) => [name, database.prepare(`SELECT * FROM ${name}`).all()]))
  } finally {
    database.close()
  }
}

const SQLITE_TABLES = `SELECT name FROM sqlite_master
  WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'migrations'`

const spare = new SpareDatabases()
const spareWithPgBoss = new SpareDatabases()

function openPostgres(): Promise<Persistence> {
  return openEmptied(spare, (url) => openDatabase({ kind: 'postgres', url }))
}

function openPgBoss(): Promise<Persistence> {
  return openEmptied(spareWithPgBoss, openWithPgBoss, TURN_BACK)
}

async function openEmptied(
  databases: SpareDatabases,
  open: (url: string) => Promise<Persistence>,
  alsoEmptied = '',
): Promise<Persistence> {
  const url = await databases.take()
  const persistence = await open(url)
  const emptier = new Emptier(url, alsoEmptied)
  const opened = {
    ...persistence,
    async close() {
      await persistence.close()
      await emptier.close()
      await databases.giveBack(url)
    },
  }
  contents.set(opened, () => onPostgres(url, postgresContents))
  emptying.set(opened, () => emptier.empty())
  return opened
}

async function postgresContents(client: pg.Client, tables: readonly string[]): Promise<Contents> {
  const all: Record<string, unknown[]> = {}
  for (const name of tables) all[name] = (await client.query<Record<string, unknown>>(`SELECT * FROM ${name}`)).rows
  return all
}

const TABLES_OF_ALL_SCHEMAS = `SELECT CASE schemaname WHEN 'public' THEN '' ELSE schemaname || '.' END || tablename AS name
  FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema') AND tablename <> 'migrations'`
