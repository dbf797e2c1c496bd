import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { expect } from 'chai'

import { PgBossDelivery } from '../../adapters/pg-boss/pg-boss-delivery.ts'
import { SystemClock } from '../../adapters/system/system-clock.ts'
import { openDatabase } from '../../adapters/typeorm/open-database.ts'
import type { Persistence } from '../../core/persistence.ts'
import { aJob } from '../support/builders.ts'
import { argumentsFor } from '../support/compiled-program.ts'
import { migratedPostgres } from '../support/migrated-postgres.ts'
import { RecordingLog } from '../support/recording-log.ts'
import { onPostgres as withClient } from '../support/spare-databases.ts'
import { eventually } from '../support/waiting.ts'
import type { HostOrders } from '../support/working-host.ts'

const HOST = argumentsFor('test/support/working-host.ts')

const JOBS = 24
const DOOMED = 2
/** Longer than the test: a lease ends when the test ends it. */
const LEASE_SECONDS = 120

interface Place {
  readonly name: string
  orders(folder: string): Promise<Pick<HostOrders, 'database' | 'queue'>>
}

const onPostgres = (queue: HostOrders['queue']) => async () => {
  const url = await migratedPostgres(queue)
  return { database: { kind: 'postgres', url } as const, queue }
}

const PLACES: readonly Place[] = [
  {
    name: 'SQLite',
    orders: async (folder) => ({
      database: { kind: 'sqlite', file: join(folder, 'jobs.sqlite') },
      queue: 'embedded',
    }),
  },
  { name: 'PostgreSQL', orders: onPostgres('embedded') },
  { name: 'PostgreSQL with pg-boss', orders: onPostgres('pg-boss') },
]

for (const { name, orders } of PLACES)
  describe(`Workers killed in the middle of their work, on ${name}`, () => {
    let folder: string
    let told: HostOrders
    let store: Persistence
    const hosts: ChildProcess[] = []

    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'killed-workers-'))
      const diary = join(folder, 'diary')
      told = { ...(await orders(folder)), leaseSeconds: LEASE_SECONDS, diary, holds: false }
      await writeFile(told.diary, '')
      store = await openDatabase(told.database, deliveryFor(told))
    })

    afterEach(async () => {
      await Promise.all(hosts.splice(0).map(kill))
      await store.close()
      await rm(folder, { recursive: true, force: true })
    })

    const startHost = (how: Partial<HostOrders> = {}) => {
      const host = spawn(process.execPath, [...HOST, JSON.stringify({ ...told, ...how })], { stdio: 'inherit' })
      hosts.push(host)
      return host
    }
    const entries = () => entriesIn(told.diary)

    it('lose no job and do none twice at once', async () => {
      const marks = Array.from({ length: JOBS }, (_, index) => `job-${index}`)
      await store.unitOfWork.run(({ jobs }) => jobs.add(...marks.map(markedJob)))

      const doomed = Array.from({ length: DOOMED }, () => startHost({ holds: true }))
      for (const { pid } of doomed)
        await eventually(async () => expect(marksOf(await entries(), 'begin', pid)).not.to.deep.equal([]))
      startHost()
      const held = async () =>
        (await Promise.all(doomed.map(async ({ pid }) => marksOf(await entries(), 'begin', pid)))).flat()
      await eventually(async () => {
        expect(marksOf(await entries(), 'begin')).to.have.length(JOBS)
        expect(await finished(store)).to.equal(JOBS - (await held()).length)
      })
      await Promise.all(doomed.map(kill))
      const cutOff = await held()
      const begunBefore = marksOf(await entries(), 'begin')
      await endLeases(told)
      startHost()
      await eventually(async () => expect(await finished(store)).to.equal(JOBS))

      expect(begunBefore).to.have.members(marks)
      expect(marksOf(await entries(), 'begin')).to.have.members([...marks, ...cutOff])
      expect(marksOf(await entries(), 'end')).to.have.members(marks)
    })
  })

interface Entry {
  readonly act: 'begin' | 'end'
  readonly mark: string
  readonly pid: number
}

function deliveryFor({ database, queue }: HostOrders): PgBossDelivery | null {
  if (database.kind !== 'postgres' || queue !== 'pg-boss') return null
  return new PgBossDelivery({ tidies: false, log: new RecordingLog() })
}

function markedJob(mark: string) {
  const now = new SystemClock().now()
  return aJob({ name: 'marked', data: { mark }, dueAt: now, createdAt: now })
}

async function entriesIn(diary: string): Promise<Entry[]> {
  const lines = (await readFile(diary, 'utf8')).split('\n').filter((line) => line !== '')
  return lines.map((line) => {
    const [act, mark, pid] = line.split(' ') as [Entry['act'], string, string]
    return { act, mark, pid: Number(pid) }
  })
}

/** The marks of the jobs that this process, or any, began or ended: each as often as that happened. */
function marksOf(entries: readonly Entry[], act: Entry['act'], pid?: number): string[] {
  const found = entries.filter((entry) => entry.act === act && (pid === undefined || entry.pid === pid))
  return found.map(({ mark }) => mark)
}

/** As if so much time had passed that the leases of all jobs that are running have run out. */
async function endLeases({ database, queue }: HostOrders): Promise<void> {
  const endLease = `UPDATE jobs SET claimable_at = '2000-01-01T00:00:00.000Z' WHERE state = 'running'`
  if (database.kind === 'sqlite') {
    const file = new SqliteDatabase(database.file)
    file.exec(endLease)
    file.close()
    return
  }
  await withClient(database.url, async (client) => {
    await client.query(endLease)
    if (queue === 'pg-boss')
      await client.query(`UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '1 hour' WHERE state = 'active'`)
  })
}

async function finished({ jobReader }: Persistence): Promise<number> {
  const counts = await jobReader.counts()
  return counts.filter(({ state }) => state === 'completed').reduce((sum, { count }) => sum + count, 0)
}

async function kill(host: ChildProcess): Promise<void> {
  if (host.exitCode !== null || host.signalCode !== null) return
  const gone = once(host, 'exit')
  host.kill('SIGKILL')
  await gone
}
