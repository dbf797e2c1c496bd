import type { AccountId } from '../../core/shared/ids.ts'
import { sentenceForAdmins as sentenceOf } from '../../adapters/http-contract/texts/en/reasons.ts'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { JobRunner } from '../../adapters/queue/job-runner.ts'
import { RandomIdSource } from '../../adapters/system/random-id-source.ts'
import { SystemClock } from '../../adapters/system/system-clock.ts'
import { SystemTimers } from '../../adapters/system/system-timers.ts'
import type { JobInput } from '../../core/jobs/job-handler.ts'
import { newJob, type Job } from '../../core/jobs/job.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { RecordingLog } from '../support/recording-log.ts'
import { onPostgres, onSqlite, type JobPlace } from './job-places.ts'
import { interleaved, percentile, type Benchmark, type Figure } from './measure.ts'

const JOBS = 10_000
const PAIRS = 3
const SCHEDULED_TASKS = 50
const CONCURRENCY = 8
const CLAIMS = 200
const KEPT = { few: 10_000, many: process.env['BENCH_LARGE'] === '1' ? 1_000_000 : 100_000 }
const JOBS_OF_BUSY_ACCOUNT = 500
const ACCOUNTS = [1, 10, 100, 1_000]

const ids = new RandomIdSource()
const clock = new SystemClock()

function aJob(accountId: AccountId | null = null): Job {
  return { ...newJob('back-up-database', { accountId, data: {} }, { ids, clock }), name: 'nothing', priority: 0 }
}

function add({ store }: JobPlace, jobs: readonly Job[]): Promise<void> {
  return store.unitOfWork.run((stores) => stores.jobs.add(...jobs))
}

function runnerOn({ store }: JobPlace, execute: (input: JobInput) => void, concurrency = CONCURRENCY): JobRunner {
  const handlers = { nothing: { execute: async (input: JobInput) => (execute(input), null) } }
  const settings = {
    clock,
    timers: new SystemTimers(),
    log: new RecordingLog(),
    handlers,
    sentenceOf,
    concurrency,
    leaseMs: 60_000,
  }
  return new JobRunner({ ...settings, queue: store.jobQueue })
}

/** Jobs a second from the first claim until all are stored as done. */
async function throughput(place: JobPlace): Promise<number> {
  await place.keepFinished(1)
  await add(
    place,
    Array.from({ length: JOBS }, () => aJob()),
  )
  const start = performance.now()
  await runnerOn(place, () => {}).drain()
  return (JOBS / (performance.now() - start)) * 1000
}

/** Milliseconds from before a job is stored until its work begins, on a runner that has nothing else to do. */
async function pickups(place: JobPlace): Promise<number[]> {
  const times: number[] = []
  let began = () => {}
  const runner = runnerOn(place, () => began())
  runner.start()
  for (let count = 0; count < SCHEDULED_TASKS; count++) {
    await pause(50 + ((count * 7919) % 400))
    const start = performance.now()
    const picked = new Promise<void>((resolve) => (began = resolve))
    await add(place, [aJob()])
    await picked
    times.push(performance.now() - start)
  }
  await runner.stop()
  return times
}

/** Milliseconds of claiming and finishing a single job beside that many that are kept, p50. */
async function claimTime(place: JobPlace, kept: number): Promise<number> {
  await place.keepFinished(kept)
  const { jobQueue } = place.store
  const times: number[] = []
  for (let count = 0; count < CLAIMS; count++) {
    await add(place, [aJob()])
    const start = performance.now()
    const now = clock.now()
    const leaseUntil = new Date(Date.parse(now) + 60_000).toISOString()
    for (const claim of await jobQueue.claim({ now, leaseUntil, limit: 1 })) await jobQueue.complete(claim, null, now)
    times.push(performance.now() - start)
  }
  return percentile(times, 0.5)
}

/** Place in the order of work of the last account with a single job over the number of accounts, when one has 500 before. */
async function longestWait(place: JobPlace, accounts: number): Promise<number> {
  await place.keepFinished(1)
  const busy = ids.next<'account'>()
  await add(
    place,
    Array.from({ length: JOBS_OF_BUSY_ACCOUNT }, () => aJob(busy)),
  )
  const modest = Array.from({ length: accounts }, () => aJob(ids.next<'account'>()))
  for (const job of modest) await add(place, [job])
  const order: (AccountId | null)[] = []
  await runnerOn(place, ({ accountId }) => order.push(accountId), 1).drain()
  const last = Math.max(...modest.map(({ accountId }) => order.indexOf(accountId)))
  return (last + 1) / (accounts + 1)
}

async function figuresOf(place: JobPlace): Promise<Figure[]> {
  const figure = (name: string, value: number, unit: string, goal: string | null = null): Figure => ({
    name: `${place.name}: ${name}`,
    value,
    unit,
    goal,
  })
  const rates = await interleaved(
    PAIRS,
    () => throughput(place),
    () => place.yardstick(JOBS),
  )
  const picked = await pickups(place)
  const few = await claimTime(place, KEPT.few)
  const many = await claimTime(place, KEPT.many)
  const figures = [
    figure('no-op jobs a second over plain statements', rates.ratio, 'ratio', place.goal),
    figure('no-op jobs a second', rates.ours, 'jobs/s'),
    figure('pickup when idle, p50', percentile(picked, 0.5), 'ms', '<= 5'),
    figure('pickup when idle, p95', percentile(picked, 0.95), 'ms'),
    figure(`claim and finish, ${KEPT.many} finished jobs kept over ${KEPT.few}`, many / few, 'ratio', '<= 1.2'),
    figure(`claim and finish, ${KEPT.many} finished jobs kept, p50`, many, 'ms'),
  ]
  for (const accounts of ACCOUNTS)
    figures.push(
      figure(`longest wait over fair share, ${accounts} accounts`, await longestWait(place, accounts), 'ratio', '<= 2'),
    )
  return figures
}

async function measured(open: () => Promise<JobPlace>): Promise<Figure[]> {
  const place = await open()
  try {
    return await figuresOf(place)
  } finally {
    await place.close()
  }
}

async function measuredOnPostgres(queue: 'pg-boss' | 'embedded'): Promise<Figure[]> {
  const server = await startPostgres()
  try {
    return await measured(async () => onPostgres(await server.createDatabase(), queue))
  } finally {
    await server.stop()
  }
}

/** Each queue beside plain statements; `BENCH_LARGE=1` keeps a million finished jobs. */
export const jobQueues: readonly Benchmark[] = [
  { name: 'jobs', run: () => measuredOnPostgres('pg-boss') },
  { name: 'jobs-embedded', run: () => measuredOnPostgres('embedded') },
  { name: 'jobs-sqlite', run: () => measured(onSqlite) },
]
