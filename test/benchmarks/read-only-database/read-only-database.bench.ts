import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort, startProcess } from '../../launch/product-process.ts'
import { startDurablePostgres, startInstalledPostgres, type PostgresServer } from '../../support/postgres-server.ts'
import type { Benchmark, Figure } from '../measure.ts'
import { newUser, type ProductClient } from '../product-client.ts'

const WRITERS = 8
const BETWEEN_WRITES_MS = 200
const BETWEEN_LOOKS_MS = 250
const BEFORE_MS = 10_000
const READ_ONLY_MS = 60_000
const AFTER_MS = 20_000

/** What a call was answered with, and when, in milliseconds since the start. */
interface Answer {
  readonly begunAt: number
  readonly at: number
  readonly status: number
}

interface Write extends Answer {
  readonly name: string
}

/** Calls again and again until it is told to end. */
class Caller<Result extends Answer> {
  readonly answers: Result[] = []
  private isOver = false
  private readonly running: Promise<void>

  constructor(pauseMs: number, call: (nth: number) => Promise<Result>) {
    this.running = this.run(pauseMs, call)
  }

  async end(): Promise<readonly Result[]> {
    this.isOver = true
    await this.running
    return this.answers
  }

  private async run(pauseMs: number, call: (nth: number) => Promise<Result>): Promise<void> {
    for (let nth = 0; !this.isOver; nth++) {
      this.answers.push(await call(nth))
      await pause(pauseMs)
    }
  }
}

async function answered(ask: () => Promise<Response>): Promise<Answer> {
  const begunAt = performance.now()
  const answer = await ask()
  await answer.arrayBuffer()
  return { begunAt, at: performance.now(), status: answer.status }
}

function writer(url: string, { cookie }: ProductClient, of: number): Caller<Write> {
  return new Caller(BETWEEN_WRITES_MS, async (nth) => {
    const name = `${of}-${nth}`
    const headers = { cookie, 'content-type': 'application/json' }
    const body = JSON.stringify({ name })
    const ask = () => fetch(`${url}/api/projects/create`, { method: 'POST', headers, body })
    return { ...(await answered(ask)), name }
  })
}

/** As a failover to a standby does: connections are cut, and new ones can only read. */
async function makeReadOnly(admin: pg.Client, database: string): Promise<void> {
  await admin.query(`alter database ${database} set default_transaction_read_only = on`)
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database])
}

async function storedNames(url: string): Promise<ReadonlySet<string>> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query('set row_security = off')
    const { rows } = await client.query<{ name: string }>('select name from projects')
    return new Set(rows.map(({ name }) => name))
  } finally {
    await client.end()
  }
}

async function attack(postgres: PostgresServer, url: string, databaseUrl: string): Promise<Figure[]> {
  const database = new URL(databaseUrl).pathname.slice(1)
  const adminUrl = new URL(postgres.url)
  const admin = new pg.Client(adminUrl.href)
  await admin.connect()
  const users = await Promise.all(Array.from({ length: WRITERS }, () => newUser(url)))
  const writers = users.map((user, of) => writer(url, user, of))
  const readiness = new Caller(BETWEEN_LOOKS_MS, () => answered(() => fetch(`${url}/readyz`)))
  await pause(BEFORE_MS)
  await makeReadOnly(admin, database)
  const from = performance.now()
  await pause(READ_ONLY_MS)
  const until = performance.now()
  await admin.query(`alter database ${database} reset default_transaction_read_only`)
  await pause(AFTER_MS)
  const writes = (await Promise.all(writers.map((each) => each.end()))).flat()
  const looks = await readiness.end()
  await admin.end()
  adminUrl.pathname = `/${database}`
  return figuresOf(writes, looks, await storedNames(adminUrl.href), { from, until })
}

function figuresOf(
  writes: readonly Write[],
  looks: readonly Answer[],
  stored: ReadonlySet<string>,
  { from, until }: { readonly from: number; readonly until: number },
): Figure[] {
  const kept = writes.filter(({ status }) => status === 201)
  const during = ({ begunAt, at }: Answer) => begunAt > from && at < until
  const lastOther = (answers: readonly Answer[], status: number) =>
    Math.max(until, ...answers.filter((answer) => answer.status !== status).map(({ at }) => at)) - until
  const count = (name: string, value: number, goal: string | null) => ({ name, value, unit: 'writes', goal })
  return [
    count('acknowledged', kept.length, '>= 200'),
    count('acknowledged and lost', kept.filter(({ name }) => !stored.has(name)).length, '<= 0'),
    count(
      'refused as unavailable while read-only',
      writes.filter((each) => during(each) && each.status === 503).length,
      '>= 100',
    ),
    count(
      'answered otherwise while read-only',
      writes.filter((each) => during(each) && each.status !== 503).length,
      '<= 0',
    ),
    count('neither kept nor 503, ever', writes.filter(({ status }) => status !== 201 && status !== 503).length, '<= 0'),
    {
      name: 'looks that called it ready while read-only',
      value: looks.filter((each) => during(each) && each.begunAt > from + 5_000 && each.status === 200).length,
      unit: 'looks',
      goal: '<= 0',
    },
    { name: 'until every write was kept again', value: lastOther(writes, 201) / 1000, unit: 's', goal: '<= 10' },
    { name: 'until it was ready again', value: lastOther(looks, 200) / 1000, unit: 's', goal: '<= 10' },
  ]
}

/** A running server under load whose database takes no changes for a minute, as after a failover; it is never restarted. */
export const readOnlyDatabase: Benchmark = {
  name: 'read-only-database',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'read-only-'))
    const postgres = (await startInstalledPostgres())?.server ?? (await startDurablePostgres())
    try {
      const databaseUrl = await postgres.createDatabase()
      const port = String(await freePort())
      const settings = {
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
        PORT: port,
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'error',
      }
      const server = await startProcess('all', { ...settings, ACCOUNT_QUOTAS: '' })
      try {
        return await attack(postgres, server.address, databaseUrl)
      } finally {
        await server.end()
      }
    } finally {
      await postgres.stop()
      await rm(folder, { recursive: true })
    }
  },
}
