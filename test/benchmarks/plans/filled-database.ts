import pg from 'pg'
import { PgBossDelivery } from '../../../adapters/pg-boss/pg-boss-delivery.ts'
import { openDatabase } from '../../../adapters/typeorm/open-database.ts'
import type { Persistence } from '../../../core/persistence.ts'
import { RecordingLog } from '../../support/recording-log.ts'
import { startDurablePostgres } from '../../support/postgres-server.ts'
import { fill, type Size } from './large-installation.ts'

const number = (name: string, usual: number) => Number(process.env[name] ?? usual)
export const SIZE: Size = {
  accounts: number('BENCH_ACCOUNTS', 1_000),
  documents: 100,
  passages: number('BENCH_PASSAGES', 200),
  applications: 50,
  questions: 40,
  funders: number('BENCH_FUNDERS', 20_000),
  furtherFunders: 180_000,
}
/** Of the database and its owner, on a server that keeps it. */
const KEPT = 'grantwright_bench'

/** A PostgreSQL database of that size. */
export interface FilledDatabase {
  /** As the product is to log in. */
  readonly url: string
  /** Of the same database, for a role that row-level security does not restrict. */
  readonly superuser: pg.Client
  /** What filling took, if it was filled now. */
  readonly fillingSeconds: number | null
  close(): Promise<void>
}

interface Place {
  readonly url: string
  readonly superuserUrl: string
  readonly isFilled: boolean
  close(): Promise<void>
}

/**
 * A database on a server of its own, which ends with it; or the one that `BENCH_SERVER`, the address of a server for a
 * superuser, keeps from one benchmark to the next. Throws where that one has another size.
 */
export async function openFilledDatabase(): Promise<FilledDatabase> {
  const server = process.env['BENCH_SERVER']
  const place = server === undefined ? await ownDatabase() : await keptDatabase(server)
  try {
    const fillingSeconds = place.isFilled ? null : await withPersistence(place.url, fillAt(place.superuserUrl))
    const superuser = await connected(place.superuserUrl)
    if (server !== undefined) await superuser.query(`COMMENT ON DATABASE ${KEPT} IS '${JSON.stringify(SIZE)}'`)
    const close = async () => {
      await superuser.end()
      await place.close()
    }
    return { url: place.url, superuser, fillingSeconds, close }
  } catch (error) {
    await place.close()
    throw error
  }
}

const fillAt = (superuserUrl: string) => (persistence: Persistence) => fill(persistence, superuserUrl, SIZE)

/** Work on the product's own stores, with pg-boss to deliver jobs. */
export async function withPersistence<T>(
  url: string,
  work: (persistence: Persistence, delivery: PgBossDelivery) => Promise<T>,
): Promise<T> {
  const delivery = new PgBossDelivery({ tidies: false, log: new RecordingLog() })
  const persistence = await openDatabase({ kind: 'postgres', url }, delivery)
  try {
    return await work(persistence, delivery)
  } finally {
    await persistence.close()
  }
}

async function ownDatabase(): Promise<Place> {
  const server = await startDurablePostgres()
  const url = await server.createDatabase()
  const superuserUrl = Object.assign(new URL(server.url), { pathname: new URL(url).pathname }).href
  return { url, superuserUrl, isFilled: false, close: () => server.stop() }
}

async function keptDatabase(server: string): Promise<Place> {
  const superuser = await connected(server)
  try {
    const isFilled = await isKept(superuser)
    if (!isFilled) await createKeptDatabase(superuser)
    const superuserUrl = Object.assign(new URL(server), { pathname: KEPT }).href
    const url = Object.assign(new URL(superuserUrl), { username: KEPT, password: KEPT }).href
    return { url, superuserUrl, isFilled, close: () => Promise.resolve() }
  } finally {
    await superuser.end()
  }
}

const SIZE_OF_KEPT = `SELECT shobj_description(oid, 'pg_database') AS size FROM pg_database WHERE datname = $1`

async function isKept(superuser: pg.Client): Promise<boolean> {
  const [kept] = (await superuser.query<{ size: string | null }>(SIZE_OF_KEPT, [KEPT])).rows
  if (kept === undefined) return false
  if (kept.size === JSON.stringify(SIZE)) return true
  throw new Error(`The database ${KEPT} has another size or was not filled to its end: drop it first.`)
}

async function createKeptDatabase(superuser: pg.Client): Promise<void> {
  await superuser.query(`DROP ROLE IF EXISTS ${KEPT}`)
  await superuser.query(`CREATE ROLE ${KEPT} LOGIN PASSWORD '${KEPT}'`)
  await superuser.query(`CREATE DATABASE ${KEPT} OWNER ${KEPT} TEMPLATE template0`)
}

export async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}
