import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

import { openInMemoryPersistence } from '../../adapters/memory/open-in-memory-persistence.ts'
import { openDatabase } from '../../adapters/typeorm/open-database.ts'
import type { Persistence } from '../../core/persistence.ts'
import { sharedPostgres } from './postgres-server.ts'

export interface Backend {
  readonly name: string
  /** A store with nothing in it; closing it removes what it left on the machine. */
  open(): Promise<Persistence>
}

/** Everything that keeps the product's data, to run a contract on. */
export const BACKENDS: readonly Backend[] = [
  { name: 'in memory', open: async () => openInMemoryPersistence() },
  { name: 'SQLite', open: openSqlite },
  { name: 'PostgreSQL', open: openPostgres },
]

async function openSqlite(): Promise<Persistence> {
  const folder = await mkdtemp(join(tmpdir(), 'grantwright-sqlite-'))
  const persistence = await openDatabase({ kind: 'sqlite', file: join(folder, 'test.sqlite') })
  return {
    ...persistence,
    async close() {
      await persistence.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Databases that nobody uses at the moment, emptied: quicker than a new one each. */
const spare: string[] = []

async function openPostgres(): Promise<Persistence> {
  const url = spare.pop() ?? (await (await sharedPostgres()).createDatabase())
  const persistence = await openDatabase({ kind: 'postgres', url })
  return {
    ...persistence,
    async close() {
      await persistence.close()
      await empty(url)
      spare.push(url)
    },
  }
}

async function empty(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(TABLES)
    await client.query(rows.map(({ name }) => `DELETE FROM ${name};`).join('\n'))
  } finally {
    await client.end()
  }
}

const TABLES = `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`
