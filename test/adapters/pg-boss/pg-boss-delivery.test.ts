import { sentenceForAdmins as sentenceOf } from '../../../adapters/http-contract/texts/en/reasons.ts'
import { expect } from 'chai'
import pg from 'pg'

import { PgBossDelivery } from '../../../adapters/pg-boss/pg-boss-delivery.ts'
import { JobRunner } from '../../../adapters/queue/job-runner.ts'
import { SystemClock } from '../../../adapters/system/system-clock.ts'
import { openDatabase } from '../../../adapters/typeorm/open-database.ts'
import type { JobHandler } from '../../../core/jobs/job-handler.ts'
import type { Job } from '../../../core/jobs/job.ts'
import type { Persistence } from '../../../core/persistence.ts'
import { StartDueScheduledTasks } from '../../../core/maintenance/start-due-scheduled-tasks.ts'
import { aJob, anAccount, anId } from '../../support/builders.ts'
import { CountingIds } from '../../support/counting-ids.ts'
import { expectError } from '../../support/expect-error.ts'
import { FixedClock } from '../../support/fixed-clock.ts'
import { ManualTimers } from '../../support/manual-timers.ts'
import { migratedPostgres } from '../../support/migrated-postgres.ts'
import { sharedPostgres } from '../../support/postgres-server.ts'
import { RecordingLog } from '../../support/recording-log.ts'

const LEASE_SECONDS = 10
/** After so long a runner looks at the queue although nothing called it. */
const NEXT_LOOK_MS = 15_000
const clock = new SystemClock()

describe('Jobs that pg-boss delivers', () => {
  let url: string
  let database: pg.Pool
  let opened: Persistence[]
  let runners: JobRunner[]

  beforeEach(async () => {
    url = await migratedPostgres('pg-boss')
    database = new pg.Pool({ connectionString: url, max: 2 })
    opened = []
    runners = []
  })

  afterEach(async () => {
    for (const runner of runners) await runner.stop()
    for (const store of opened) await store.close()
    await database.end()
  })

  async function host(queue: 'pg-boss' | 'embedded' = 'pg-boss'): Promise<Persistence> {
    const delivery = new PgBossDelivery({ tidies: false, log: new RecordingLog() })
    const store = await openDatabase({ kind: 'postgres', url }, queue === 'pg-boss' ? delivery : null)
    opened.push(store)
    return store
  }

  async function close(store: Persistence): Promise<void> {
    opened.splice(opened.indexOf(store), 1)
    await store.close()
  }

  const dueNow = (of: Partial<Job> = {}) => aJob({ createdAt: clock.now(), dueAt: clock.now(), ...of })
  const add = (store: Persistence, ...all: Job[]) => store.unitOfWork.run(({ jobs }) => jobs.add(...all))
  const claim = (store: Persistence, limit = 10) => {
    const leaseUntil = new Date(Date.parse(clock.now()) + LEASE_SECONDS * 1000).toISOString()
    return store.jobQueue.claim({ now: clock.now(), leaseUntil, limit })
  }
  const tickets = async () =>
    (await database.query<{ id: string }>('SELECT id FROM pgboss.job')).rows.map(({ id }) => id)
  const runnerOn = (store: Persistence, execute: JobHandler['execute']) => {
    const timers = new ManualTimers()
    const settings = {
      clock,
      timers,
      log: new RecordingLog(),
      sentenceOf,
      concurrency: 2,
      leaseMs: LEASE_SECONDS * 1000,
    }
    const runner = new JobRunner({ ...settings, queue: store.jobQueue, handlers: { 'answer-question': { execute } } })
    runners.push(runner)
    return { runner, timers }
  }

  it('are ready on many hosts that start at once on an empty database', async () => {
    url = await (await sharedPostgres()).createDatabase()
    const hosts = await Promise.all(Array.from({ length: 5 }, () => host()))

    await add(hosts[0]!, ...Array.from({ length: 10 }, () => dueNow()))
    const claims = await Promise.all(hosts.map((one) => claim(one, 3)))

    const ids = claims.flat().map(({ job }) => job.id)
    expect(ids).to.have.length(10)
    expect(new Set(ids).size).to.equal(10)
  })

  it('have a ticket exactly as long as they are unfinished', async () => {
    const store = await host()
    const [done, failing, removed, left] = [dueNow(), dueNow(), dueNow(), dueNow({ dueAt: '2999-01-01T00:00:00.000Z' })]
    await add(store, done, failing, removed, left)
    const before = await tickets()

    for (const held of await claim(store))
      if (held.job.id === failing.id) await store.jobQueue.fail(held, 'Broken', null, clock.now())
      else await store.jobQueue.complete(held, null, clock.now())
    await store.unitOfWork.run(({ jobs }) => jobs.remove(removed.id))

    expect(before).to.have.length(4)
    expect((await tickets()).map((id) => id.replaceAll('-', ''))).to.deep.equal([`${left.id}00000000`])
  })

  it('have no ticket when the change that needs them comes to nothing', async () => {
    const store = await host()

    const failing = store.unitOfWork.run(async ({ jobs }) => {
      await jobs.add(dueNow())
      throw new Error('No')
    })
    await failing.catch(() => undefined)

    expect(await tickets()).to.deep.equal([])
  })

  it('go with their account', async () => {
    const store = await host()
    const { id: accountId } = anAccount()
    await add(store, dueNow({ accountId }), dueNow({ accountId }))

    await store.unitOfWork.run(({ accountContents }) => accountContents.removeAll(accountId))

    expect(await tickets()).to.deep.equal([])
    expect(await claim(store)).to.deep.equal([])
  })

  it('know of an account and its material no more than identifiers', async () => {
    const store = await host()
    const { id: accountId } = anAccount()
    await add(store, dueNow({ accountId, data: { word: 'Tidewell' } }))

    const { rows } = await database.query('SELECT * FROM pgboss.job')

    expect(JSON.stringify(rows)).to.not.include('Tidewell')
    expect(rows[0]).to.deep.include({ data: null, group_id: accountId, singleton_key: null })
  })

  it('are delivered although their ticket was lost', async () => {
    const store = await host()
    const job = dueNow({ createdAt: '2026-01-01T00:00:00.000Z', dueAt: '2026-01-01T00:00:00.000Z' })
    await add(store, job)
    await database.query('DELETE FROM pgboss.job')

    expect((await claim(store)).map((held) => held.job.id)).to.deep.equal([job.id])
  })

  it('are delivered although their ticket stayed leased when their process ended', async () => {
    const store = await host()
    const job = dueNow({ createdAt: '2026-01-01T00:00:00.000Z', dueAt: '2026-01-01T00:00:00.000Z' })
    await add(store, job)
    await claim(store)
    await database.query(`UPDATE jobs SET state = 'queued', claimable_at = due_at`)

    expect((await claim(store)).map((held) => held.job.id)).to.deep.equal([job.id])
  })

  it('are delivered although they were queued while the queue was the embedded one', async () => {
    const job = dueNow({ createdAt: '2026-01-01T00:00:00.000Z', dueAt: '2026-01-01T00:00:00.000Z' })
    const before = await host('embedded')
    await add(before, job)
    await close(before)

    expect((await claim(await host())).map((held) => held.job.id)).to.deep.equal([job.id])
  })

  it('are delivered by the embedded queue after all, and once, when that is chosen again', async () => {
    const [done, waiting] = [dueNow(), dueNow()]
    const before = await host()
    await add(before, done, waiting)
    const [first] = await claim(before, 1)
    await before.jobQueue.complete(first!, null, clock.now())
    await close(before)

    const after = await host('embedded')
    const claimed = [...(await claim(after)), ...(await claim(after))].map((held) => held.job.id)

    expect(claimed).to.deep.equal([first!.job.id === done.id ? waiting.id : done.id])
  })

  for (const [first, second] of [
    ['pg-boss', 'embedded'],
    ['embedded', 'pg-boss'],
  ] as const)
    it(`keep a host with the queue ${second} from starting while one with ${first} is open, and no longer`, async () => {
      const [running, alike] = [await host(first), await host(first)]

      await expectError(host(second), 'conflict', 'jobs.other-queue-in-use')
      await close(running)
      await expectError(host(second), 'conflict', 'jobs.other-queue-in-use')
      await close(alike)

      expect(await claim(await host(second))).to.deep.equal([])
    })

  it('leave nothing to do when a ticket’s job is gone', async () => {
    const store = await host()
    await add(store, dueNow())
    await database.query('DELETE FROM jobs')

    expect(await claim(store)).to.deep.equal([])
    expect(await tickets()).to.deep.equal([])
  })

  it('wake an idle host when another one queues them', async () => {
    const [answering, working] = [await host(), await host()]
    const ran = new Promise<void>((resolve) => {
      const { runner, timers } = runnerOn(working, async () => (resolve(), null))
      runner.start()
      void timers.isSet(NEXT_LOOK_MS).then(() => add(answering, dueNow()))
    })

    // No timer goes off.
    await ran
  })

  it('wait for nobody when they are removed while others are claimed', async () => {
    const [answering, working] = [await host(), await host()]
    const accounts = Array.from({ length: 20 }, () => anId<'account'>())
    const jobsOf = (accountId: Job['accountId']) => Array.from({ length: 5 }, () => dueNow({ accountId }))
    for (const accountId of accounts) await add(answering, ...jobsOf(accountId))

    const removals = accounts.map((id) =>
      answering.unitOfWork.run(({ accountContents }) => accountContents.removeAll(id)),
    )
    const claims = Array.from({ length: 20 }, () => claim(working, 3))
    const ended = await Promise.allSettled([...removals, ...claims])

    expect(ended.filter(({ status }) => status === 'rejected')).to.deep.equal([])
    expect(await tickets()).to.deep.equal([])
  })

  it('that recur are queued once an interval, however many hosts look', async () => {
    const hosts = await Promise.all(Array.from({ length: 3 }, () => host()))
    const ids = new CountingIds('2026-01-05T08:00:00.000Z')
    const time = new FixedClock()
    const plans = [{ name: 'remove-leftovers', title: 'Tidy', everyMinutes: 60 } as const]
    const lookers = hosts.map(({ unitOfWork }) => new StartDueScheduledTasks(unitOfWork, plans, ids, time))

    for (let hour = 0; hour < 4; hour += 1) {
      await Promise.all(lookers.flatMap((looker) => [looker.execute(), looker.execute()]))
      const [held] = await claim(hosts[0]!)
      if (held) await hosts[0]!.jobQueue.complete(held, null, time.now())
      time.advance({ minutes: 61 })
    }

    expect(await hosts[0]!.jobReader.counts()).to.deep.equal([
      { name: 'remove-leftovers', state: 'completed', count: 3 },
    ])
  })
})
