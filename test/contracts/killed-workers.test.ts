import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'

import { PgBossDelivery } from '../../adapters/pg-boss/pg-boss-delivery.ts'
import { SystemClock } from '../../adapters/system/system-clock.ts'
import { openDatabase } from '../../adapters/typeorm/open-database.ts'
import { newJob } from '../../core/jobs/job.ts'
import type { Persistence } from '../../core/persistence.ts'
import { anId, SOME_ACCOUNT } from '../support/builders.ts'
import { sharedPostgres } from '../support/postgres-server.ts'
import { RecordingLog } from '../support/recording-log.ts'
import type { HostOrders } from '../support/working-host.ts'

const HOST = fileURLToPath(new URL('../support/working-host.ts', import.meta.url))
const JOBS = 24
const HOSTS = 3
const KILLED = 2
const WORK_MS = 400

interface Place {
  readonly name: string
  orders(folder: string): Promise<Pick<HostOrders, 'database' | 'queue' | 'leaseSeconds'>>
}

const onPostgres = (queue: HostOrders['queue'], leaseSeconds: number) => async () => {
  const url = await (await sharedPostgres()).createDatabase()
  return { database: { kind: 'postgres', url } as const, queue, leaseSeconds }
}

const PLACES: readonly Place[] = [
  {
    name: 'SQLite',
    orders: async (folder) => ({
      database: { kind: 'sqlite', file: join(folder, 'jobs.sqlite') },
      queue: 'embedded',
      leaseSeconds: 3,
    }),
  },
  { name: 'PostgreSQL', orders: onPostgres('embedded', 3) },
  { name: 'PostgreSQL with pg-boss', orders: onPostgres('pg-boss', 10) },
]

for (const { name, orders } of PLACES)
  describe(`Workers killed in the middle of their work, on ${name}`, () => {
    let folder: string
    let told: HostOrders
    let store: Persistence
    const hosts: ChildProcess[] = []

    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'killed-workers-'))
      told = { ...(await orders(folder)), diary: join(folder, 'diary'), workMs: WORK_MS }
      await writeFile(told.diary, '')
      store = await openDatabase(told.database, deliveryFor(told))
    })

    afterEach(async () => {
      await Promise.all(hosts.splice(0).map(kill))
      await store.close()
      await rm(folder, { recursive: true, force: true })
    })

    const startHost = () => {
      const host = spawn(process.execPath, ['--import', 'tsx', HOST, JSON.stringify(told)], { stdio: 'inherit' })
      hosts.push(host)
      return host
    }

    it('lose no job and do none twice at once', async () => {
      const marks = Array.from({ length: JOBS }, (_, index) => `job-${index}`)
      await store.unitOfWork.run(({ jobs }) => jobs.add(...marks.map(markedJob)))

      const doomed = Array.from({ length: HOSTS }, startHost).slice(0, KILLED)
      for (const host of doomed) {
        await until(async () => unendedOf(await entriesIn(told.diary), host.pid).length > 0)
        await kill(host)
      }
      await until(async () => (await finished(store)) === JOBS)

      const entries = await entriesIn(told.diary)
      const ends = entries.filter(({ act }) => act === 'end')
      expect(new Set(ends.map(({ mark }) => mark))).to.deep.equal(new Set(marks))
      expect(ends).to.have.length(JOBS)
      const cutOff = doomed.flatMap(({ pid }) => unendedOf(entries, pid))
      expect(cutOff.length).to.be.greaterThan(0)
      for (const mark of marks) expectOneAfterAnother(entries, mark, doomed)
    })
  })

interface Entry {
  readonly act: 'begin' | 'end'
  readonly mark: string
  readonly pid: number
}

function deliveryFor({ database, queue, leaseSeconds }: HostOrders): PgBossDelivery | null {
  if (database.kind !== 'postgres' || queue !== 'pg-boss') return null
  return new PgBossDelivery({ url: database.url, leaseSeconds, tidies: false, log: new RecordingLog() })
}

function markedJob(mark: string) {
  const job = { id: anId<'job'>(), name: 'marked', accountId: SOME_ACCOUNT, data: { mark } }
  return newJob({ ...job, now: new SystemClock().now() })
}

async function entriesIn(diary: string): Promise<Entry[]> {
  const lines = (await readFile(diary, 'utf8')).split('\n').filter((line) => line !== '')
  return lines.map((line) => {
    const [act, mark, pid] = line.split(' ') as [Entry['act'], string, string]
    return { act, mark, pid: Number(pid) }
  })
}

function unendedOf(entries: readonly Entry[], pid: number | undefined): Entry[] {
  const own = entries.filter((entry) => entry.pid === pid)
  const ended = new Set(own.filter(({ act }) => act === 'end').map(({ mark }) => mark))
  return own.filter(({ act, mark }) => act === 'begin' && !ended.has(mark))
}

/** A process that is dead works no more: what it began and did not end takes up no time. */
function expectOneAfterAnother(entries: readonly Entry[], mark: string, dead: readonly ChildProcess[]): void {
  const lost = new Set(dead.flatMap(({ pid }) => unendedOf(entries, pid)))
  const acts = entries.filter((entry) => entry.mark === mark && !lost.has(entry)).map(({ act }) => act)
  expect(acts, mark).to.deep.equal(['begin', 'end'])
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

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(50)
}
