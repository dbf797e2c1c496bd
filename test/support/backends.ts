import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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

async function openPostgres(): Promise<Persistence> {
  return openDatabase({ kind: 'postgres', url: await emptyDatabase() })
}

let migrated: Promise<string> | undefined

/** A copy of one database that was migrated once: quicker than to migrate each. */
async function emptyDatabase(): Promise<string> {
  const server = await sharedPostgres()
  migrated ??= server.createDatabase().then(async (url) => {
    await (await openDatabase({ kind: 'postgres', url })).close()
    return url
  })
  return server.createDatabase(await migrated)
}
