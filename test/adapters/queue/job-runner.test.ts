import { expect } from 'chai'

import { JobRunner, type JobRunnerOptions } from '../../../adapters/queue/job-runner.ts'
import type { JobHandler, JobInput } from '../../../core/jobs/job-handler.ts'
import type { Job, JobId } from '../../../core/jobs/job.ts'
import { BEING_READ } from '../../../core/documents/wait-for-documents.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { JOB_BACKENDS } from '../../support/backends.ts'
import { aJob, anId } from '../../support/builders.ts'
import { FixedClock } from '../../support/fixed-clock.ts'
import { openFresh } from '../../support/open-fresh.ts'
import { RecordingLog } from '../../support/recording-log.ts'
import { eventually } from '../../support/waiting.ts'

/** Work that goes on until the test lets it end. */
function held(): { handler: JobHandler; started: JobInput[]; end: () => void } {
  const started: JobInput[] = []
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const handler = {
    execute: async (input: JobInput) => {
      started.push(input)
      await ended
      return 'done'
    },
  }
  return { handler, started, end }
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  await eventually(async () => expect(await condition(), 'what was waited for came').to.equal(true))
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

for (const backend of JOB_BACKENDS) {
  describe(`The job runner with its queue ${backend.name}`, () => {
    const store = openFresh(backend, 'for each test')
    let clock: FixedClock
    let log: RecordingLog
    let runners: JobRunner[]

    beforeEach(() => {
      clock = new FixedClock()
      log = new RecordingLog()
      runners = []
    })

    afterEach(() => Promise.all(runners.map((one) => one.stop())))

    function runner(handlers: Record<string, JobHandler>, more: Partial<JobRunnerOptions> = {}): JobRunner {
      const { jobQueue: queue } = store.persistence
      const one = new JobRunner({ queue, clock, log, handlers, concurrency: 4, leaseMs: 60_000, graceMs: 50, ...more })
      runners.push(one)
      return one
    }
    const add = (...all: Job[]) => store.run(({ jobs }) => jobs.add(...all))
    const find = (id: JobId) => store.run(({ jobs }) => jobs.find(id))
    const does = (execute: JobHandler['execute']): Record<string, JobHandler> => ({ 'answer-question': { execute } })

    it('runs a job with its data and keeps the result', async () => {
      const job = aJob({ data: { questionId: 'q1' } })
      const seen: JobInput[] = []
      await add(job)

      await runner(
        does(async (input) => {
          seen.push(input)
          return 'answered'
        }),
      ).drain()

      const [{ cancellation, ...input } = {}] = seen as Partial<JobInput>[]
      expect(input).to.deep.equal({ data: { questionId: 'q1' }, accountId: job.accountId, lastAttempt: false })
      expect([seen.length, cancellation?.aborted]).to.deep.equal([1, false])
      expect(await find(job.id)).to.deep.include({ state: 'completed', result: 'answered', runCount: 1 })
    })

    it('drains also what the jobs add', async () => {
      const late = aJob()
      const ran: string[] = []
      await add(aJob({ data: { adds: true } }))

      await runner(
        does(async ({ data }) => {
          ran.push(JSON.stringify(data))
          if (data['adds']) await add(late)
          return null
        }),
      ).drain()

      expect(ran).to.deep.equal(['{"adds":true}', '{}'])
      expect(await find(late.id)).to.deep.include({ state: 'completed', result: null })
    })

    it('runs many at once, but no more than it may', async () => {
      let now = 0
      let most = 0
      await add(...Array.from({ length: 30 }, () => aJob()))

      await runner(
        does(async () => {
          now += 1
          most = Math.max(most, now)
          await pause(2)
          now -= 1
          return null
        }),
      ).drain()

      expect(most).to.equal(4)
    })

    it('takes the next job as soon as a slot is free', async () => {
      const slow = held()
      const quick: string[] = []
      const handlers = { slow: slow.handler, quick: { execute: async () => String(quick.push('ran')) } }
      await add(aJob({ name: 'slow', priority: 9 }), ...Array.from({ length: 10 }, () => aJob({ name: 'quick' })))

      runner(handlers, { concurrency: 2 }).start()
      await until(() => quick.length === 10)

      expect(slow.started).to.have.length(1)
      slow.end()
    })

    it('goes by priority, and serves accounts in turn', async () => {
      const order: string[] = []
      const [busy, modest] = [anId<'account'>(), anId<'account'>()]
      await add(...Array.from({ length: 20 }, () => aJob({ accountId: busy, data: { of: 'busy' } })))
      await add(...Array.from({ length: 2 }, () => aJob({ accountId: modest, data: { of: 'modest' } })))
      await add(aJob({ accountId: busy, priority: 5, data: { of: 'urgent' } }))

      const inOrder = does(async ({ data }) => String(order.push(String(data['of']))))
      await runner(inOrder, { concurrency: 1 }).drain()

      expect(order).to.have.length(23)
      expect(order[0]).to.equal('urgent')
      expect(order.slice(1, 5).filter((of) => of === 'modest')).to.have.length(2)
    })

    it('wakes when a job is added', async () => {
      const ran: string[] = []
      runner(does(async () => String(ran.push('ran')))).start()
      await pause(30)

      const added = Date.now()
      await add(aJob())
      await until(() => ran.length === 1)

      expect(Date.now() - added, 'before the next look, which is 15 s away').to.be.below(12_000)
    })

    it('wakes when a job falls due', async () => {
      const ran: string[] = []
      const moving = { now: () => new Date(Date.parse(clock.now()) + performance.now()).toISOString() }
      const dueAt = new Date(Date.parse(moving.now()) + 150).toISOString()
      await add(aJob({ dueAt }))

      runner(
        does(async () => String(ran.push(moving.now()))),
        { clock: moving },
      ).start()
      await until(() => ran.length === 1)

      expect(ran[0]! >= dueAt).to.equal(true)
    })

    it('tries again later what may pass, and says when the last attempt comes', async () => {
      const job = aJob()
      const attempts: boolean[] = []
      await add(job)
      const one = runner(
        does(async ({ lastAttempt }) => {
          attempts.push(lastAttempt)
          throw new AppError('unavailable', 'model.overloaded', 'The model is overloaded.')
        }),
      )

      for (let round = 0; round < 8; round += 1) {
        await one.drain()
        clock.advance({ minutes: 10 })
      }

      expect(attempts).to.deep.equal([false, false, false, false, true])
      expect(await find(job.id)).to.deep.include({
        state: 'failed',
        failCount: 5,
        failReason: 'The model is overloaded.',
      })
    })

    it('looks again every second while documents are being read, which is no failure, but not for ever', async () => {
      const job = aJob()
      const attempts: boolean[] = []
      await add(job)
      const one = runner(
        does(async ({ lastAttempt }) => {
          attempts.push(lastAttempt)
          throw new AppError('unavailable', BEING_READ, 'Your documents are still being read.', { retryAfter: 1 })
        }),
      )

      for (let round = 0; round < 20; round += 1) {
        await one.drain()
        clock.advance({ seconds: 1 })
      }

      expect(attempts).to.deep.equal(Array.from({ length: 20 }, () => false))
      expect(await find(job.id)).to.deep.include({ state: 'queued', failCount: 0 })

      for (let round = 0; round < 8; round += 1) {
        clock.advance({ minutes: 10 })
        await one.drain()
      }

      expect(attempts.slice(20)).to.deep.equal([false, false, false, false, true])
    })

    it('ends at once what can’t succeed', async () => {
      const job = aJob()
      let attempts = 0
      await add(job)
      const one = runner(
        does(async () => {
          attempts += 1
          throw new AppError('unsupported', 'documents.broken', 'The file is broken.')
        }),
      )

      await one.drain()
      clock.advance({ days: 1 })
      await one.drain()

      expect(attempts).to.equal(1)
      expect(await find(job.id)).to.deep.include({ state: 'failed', failReason: 'The file is broken.' })
    })

    it('fails a job of a name that nobody knows, and goes on', async () => {
      const [unknown, known] = [aJob({ name: 'toString' }), aJob()]
      await add(unknown, known)

      await runner(does(async () => null)).drain()

      expect((await find(unknown.id))?.failReason).to.match(/toString/)
      expect(await find(known.id)).to.deep.include({ state: 'completed' })
    })

    it('takes up the job of a killed process when its lease ends, and the dead one’s word no longer counts', async () => {
      const job = aJob()
      await add(job)
      const killed = held()
      runner({ 'answer-question': killed.handler }).start()
      await until(() => killed.started.length === 1)
      const heir = runner(does(async () => 'by the heir'))

      await heir.drain()
      const early = await find(job.id)
      clock.advance({ minutes: 2 })
      await heir.drain()
      killed.end()
      await pause(20)

      expect(early).to.deep.include({ state: 'running' })
      expect(await find(job.id)).to.deep.include({
        state: 'completed',
        result: 'by the heir',
        runCount: 2,
        failCount: 1,
      })
    })

    it('gives up a job that ends its process time and again', async () => {
      const job = aJob()
      await add(job)
      const { jobQueue } = store.persistence
      for (let crash = 0; crash < 6; crash += 1) {
        const leaseUntil = new Date(Date.parse(clock.now()) + 1_000).toISOString()
        await jobQueue.claim({ now: clock.now(), leaseUntil, limit: 1 })
        clock.advance({ seconds: 2 })
      }
      let runs = 0

      await runner(does(async () => String((runs += 1)))).drain()

      expect(runs).to.equal(0)
      expect(await find(job.id)).to.deep.include({ state: 'failed' })
    })

    it('keeps its lease as long as it works', async () => {
      const job = aJob()
      await add(job)
      const long = held()
      runner({ 'answer-question': long.handler }, { leaseMs: 60 }).start()
      await until(() => long.started.length === 1)

      clock.advance({ milliseconds: 50 })
      await pause(60)
      clock.advance({ milliseconds: 50 })
      const stolen = await store.persistence.jobQueue.claim({ now: clock.now(), leaseUntil: clock.now(), limit: 1 })
      long.end()
      await until(async () => (await find(job.id))?.state === 'completed')

      expect(stolen).to.deep.equal([])
      expect(await find(job.id)).to.deep.include({ runCount: 1, result: 'done' })
    })

    it('lets the jobs under way end before it stops, and takes no more', async () => {
      const [first, second] = [aJob(), aJob()]
      await add(first, second)
      const work = held()
      const one = runner({ 'answer-question': work.handler }, { concurrency: 1, graceMs: 5_000 })
      one.start()
      await until(() => work.started.length === 1)

      const stopped = one.stop()
      work.end()
      await stopped

      expect(await find(first.id)).to.deep.include({ state: 'completed' })
      expect(await find(second.id)).to.deep.include({ state: 'queued', runCount: 0 })
    })

    it('tells the work whose job was removed that nobody waits for it', async () => {
      const work = held()
      const job = aJob()
      await add(job)
      runner({ 'answer-question': work.handler }, { leaseMs: 60 }).start()
      await until(() => work.started.length === 1)

      await store.run(({ jobs }) => jobs.remove(job.id))

      await until(() => work.started[0]?.cancellation?.aborted === true)
      work.end()
    })

    it('tells the work that it hands back that nobody waits for it here', async () => {
      const work = held()
      await add(aJob())
      const one = runner({ 'answer-question': work.handler }, { graceMs: 20 })
      one.start()
      await until(() => work.started.length === 1)

      await one.stop()

      expect(work.started[0]?.cancellation?.aborted).to.equal(true)
      work.end()
    })

    it('hands back what does not end in time, without counting a failure', async () => {
      const job = aJob()
      await add(job)
      const work = held()
      const one = runner({ 'answer-question': work.handler }, { graceMs: 20 })
      one.start()
      await until(() => work.started.length === 1)

      await one.stop()
      const left = await find(job.id)
      work.end()
      await pause(20)

      expect(left).to.deep.include({ state: 'queued', failCount: 0 })
      expect(await find(job.id)).to.deep.include({ state: 'queued', result: null })
    })

    it('can be started again', async () => {
      const job = aJob()
      const one = runner(does(async () => null))
      one.start()
      await one.stop()

      one.start()
      await add(job)

      await until(async () => (await find(job.id))?.state === 'completed')
    })
  })
}

describe('The job runner without its queue', () => {
  it('tries again after a while when the queue can’t be reached', async () => {
    const log = new RecordingLog()
    let calls = 0
    const queue = {
      claim: async () => {
        calls += 1
        throw new Error('Connection lost')
      },
      extend: async () => true,
      complete: async () => true,
      fail: async () => true,
      release: async () => true,
      nextDueAt: async () => null,
      onAdded: () => () => {},
      reload: async () => {},
    }
    const runner = new JobRunner({ queue, clock: new FixedClock(), log, handlers: {}, concurrency: 1, leaseMs: 1_000 })

    runner.start()
    await until(() => calls === 2)
    await runner.stop()

    expect(log.entries[0]).to.deep.include({ level: 'error', message: 'The job queue could not be reached' })
  })
})
