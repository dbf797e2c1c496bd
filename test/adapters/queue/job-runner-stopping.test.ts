import { sentenceForAdmins as sentenceOf } from '../../../adapters/http-contract/texts/en/reasons.ts'
import { expect } from 'chai'

import type { GivenUpJob, JobHandler, JobInput } from '../../../core/jobs/job-handler.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { JobRunner } from '../../../adapters/queue/job-runner.ts'
import { RUNNER_BACKENDS } from '../../support/backends.ts'
import { aJob, anId } from '../../support/builders.ts'
import { FixedClock } from '../../support/fixed-clock.ts'
import { ManualTimers } from '../../support/manual-timers.ts'
import { RecordingLog } from '../../support/recording-log.ts'
import {
  handlersRunning,
  GRACE_MS,
  blockedHandler,
  LEASE_MS,
  openQueue,
  signal,
  notifyingQueue,
} from './runner-world.ts'

const PAUSE_AFTER_FAULT_MS = 1_000
/** After so long a runner that takes no more for now looks at the queue again. */
const CROWDED_SLEEP_MS = 1_000

for (const backend of RUNNER_BACKENDS) {
  describe(`A job runner that ends, or is killed, with its queue ${backend.name}`, () => {
    const queue = openQueue(backend)
    const { add, find, remove, runner } = queue

    it('takes up the job of a killed process when its lease ends, and the dead one’s word no longer counts', async () => {
      const job = aJob()
      await add(job)
      const killed = blockedHandler()
      const { queue: jobQueue, told } = notifyingQueue(queue.jobQueue, 'complete')
      // Not started: a runner that listens would take the job up again itself.
      const dying = runner({ 'answer-question': killed.handler }, { queue: jobQueue }).drain()
      await killed.begun
      const heir = runner(handlersRunning(async () => 'by the heir'))

      await heir.drain()
      const early = await find(job.id)
      queue.clock.advance({ minutes: 2 })
      await heir.drain()
      killed.end()
      await told
      await dying

      expect(early).to.deep.include({ state: 'running' })
      expect(await find(job.id)).to.deep.include({
        state: 'completed',
        result: 'by the heir',
        runCount: 2,
        failCount: 0,
        cutOffCount: 1,
      })
    })

    const claiming = () => {
      const now = queue.clock.now()
      return { now, leaseUntil: new Date(Date.parse(now) + 1_000).toISOString() }
    }
    /** So many processes, one after the other, take this many jobs and are killed. */
    const killed = async (processes: number, jobs: number) => {
      for (let process = 0; process < processes; process += 1) {
        await queue.jobQueue.claim({ ...claiming(), limit: jobs, claimant: anId() })
        queue.clock.advance({ seconds: 2 })
        await queue.jobQueue.requeueCutOff(queue.clock.now())
      }
    }

    it('gives up, without doing it again, a job that ended its process twice alone, and tells who waits for it', async () => {
      const job = aJob({ data: { questionId: 'q1' } })
      await add(job)
      await killed(2, 1)
      const told: GivenUpJob[] = []
      let runs = 0
      const handler = {
        execute: async () => String((runs += 1)),
        giveUp: async (given: GivenUpJob) => {
          told.push(given)
          expect((await find(job.id))?.state).to.equal('running')
        },
      }

      await runner({ 'answer-question': handler }).drain()

      const detail = { code: 'jobs.ended-its-program' }
      expect(runs).to.equal(0)
      expect(told).to.deep.equal([{ data: job.data, accountId: job.accountId, reason: 'ended-process', detail }])
      expect(await find(job.id)).to.deep.include({
        state: 'failed',
        failReason: 'This work ended the program that did it, twice.',
      })
    })

    it('gives up no job because it was under way when its process was killed fifty times', async () => {
      const jobs = Array.from({ length: 66 }, () => aJob())
      await add(...jobs)
      await killed(50, 4)
      const [run, given] = [new Set<string>(), new Set<string>()]
      const handler = {
        execute: async () => String(run.add('done')),
        giveUp: async () => void given.add('up'),
      }

      await runner({ 'answer-question': handler }).drain()

      const ended = await Promise.all(jobs.map(({ id }) => find(id)))
      expect(ended.filter((one) => one?.state !== 'completed')).to.deep.equal([])
      expect(ended.reduce((sum, one) => sum + (one?.cutOffCount ?? 0), 0)).to.be.above(190)
      expect(given.size).to.equal(0)
    })

    it('runs alone what was cut off beside others three times, once what is under way has ended', async () => {
      await add(aJob({ name: 'suspect' }), aJob({ name: 'suspect' }))
      await killed(3, 2)
      const long = blockedHandler()
      let underWay = 0
      const beside: Record<string, number[]> = { suspect: [], long: [] }
      const counted = (name: string, work?: JobHandler) => ({
        execute: async (input: JobInput) => {
          beside[name]?.push((underWay += 1))
          await work?.execute(input)
          underWay -= 1
          return null
        },
      })
      await queue.jobQueue.claim({ ...claiming(), lane: 'lone', limit: 2, claimant: anId() })
      await add(aJob({ name: 'long' }), aJob({ name: 'long' }))
      const one = runner({ suspect: counted('suspect'), long: counted('long', long.handler) })
      const drained = one.drain()
      await long.begun
      queue.clock.advance({ seconds: 2 })
      one.start()
      await queue.timers.isSet(CROWDED_SLEEP_MS)
      long.end()
      await drained
      await one.drain()

      expect(beside).to.deep.equal({ suspect: [1, 1], long: [1, 2] })
    })

    it('tells again that a job is given up when that could not be told', async () => {
      const job = aJob()
      await add(job)
      let tries = 0
      const handler = {
        execute: async () => {
          throw new AppError('invalid', 'file.empty')
        },
        giveUp: async () => {
          if ((tries += 1) === 1) throw new Error('The database is away')
        },
      }
      const one = runner({ 'answer-question': handler })

      await one.drain()
      const first = await find(job.id)
      queue.clock.advance({ minutes: 1 })
      await one.drain()

      expect(first).to.deep.include({ state: 'queued' })
      expect(tries).to.equal(2)
      expect(await find(job.id)).to.deep.include({ state: 'failed', failReason: 'The file is empty.' })
    })

    it('keeps its lease as long as it works', async () => {
      const job = aJob()
      await add(job)
      const long = blockedHandler()
      const { queue: jobQueue, told } = notifyingQueue(queue.jobQueue, 'extend')
      const one = runner({ 'answer-question': long.handler }, { queue: jobQueue })
      one.start()
      await long.begun

      queue.clock.advance({ milliseconds: LEASE_MS - 1 })
      await queue.timers.goOff(LEASE_MS / 3)
      await told
      queue.clock.advance({ milliseconds: LEASE_MS - 1 })
      const stolen = await queue.jobQueue.claim({ now: queue.clock.now(), leaseUntil: queue.clock.now(), limit: 1 })
      long.end()
      await one.drain()

      expect(stolen).to.deep.equal([])
      expect(await find(job.id)).to.deep.include({ runCount: 1, result: 'done' })
    })

    it('lets the jobs under way end before it stops, and takes no more', async () => {
      const [first, second] = [aJob(), aJob()]
      await add(first, second)
      const work = blockedHandler()
      const one = runner({ 'answer-question': work.handler }, { concurrency: 1 })
      one.start()
      await work.begun

      const stopped = one.stop()
      work.end()
      await stopped

      expect(await find(first.id)).to.deep.include({ state: 'completed' })
      expect(await find(second.id)).to.deep.include({ state: 'queued', runCount: 0 })
    })

    it('tells the work whose job was removed that nobody waits for it', async () => {
      const work = blockedHandler()
      const job = aJob()
      await add(job)
      runner({ 'answer-question': work.handler }).start()
      const { cancellation } = await work.begun
      const cancelled = signal()
      cancellation?.addEventListener('abort', () => cancelled.give())

      await remove(job.id)
      await queue.timers.goOff(LEASE_MS / 3)
      await cancelled.come

      expect(cancellation?.aborted).to.equal(true)
      work.end()
    })

    it('tells the work that it hands back that nobody waits for it here', async () => {
      const work = blockedHandler()
      await add(aJob())
      const one = runner({ 'answer-question': work.handler })
      one.start()
      const { cancellation } = await work.begun

      const stopped = one.stop()
      await queue.timers.goOff(GRACE_MS)
      await stopped

      expect(cancellation?.aborted).to.equal(true)
      work.end()
    })

    it('hands back what does not end in time, without counting a failure', async () => {
      const job = aJob()
      await add(job)
      const work = blockedHandler()
      const { queue: jobQueue, told } = notifyingQueue(queue.jobQueue, 'complete')
      const one = runner({ 'answer-question': work.handler }, { queue: jobQueue })
      one.start()
      await work.begun

      const stopped = one.stop()
      await queue.timers.goOff(GRACE_MS)
      await stopped
      const left = await find(job.id)
      work.end()
      await told

      expect(left).to.deep.include({ state: 'queued', failCount: 0 })
      expect(await find(job.id)).to.deep.include({ state: 'queued', result: null })
    })

    it('can be started again', async () => {
      const job = aJob()
      const ran = signal()
      const one = runner(handlersRunning(async () => (ran.give(), null)))
      one.start()
      await one.stop()

      one.start()
      await add(job)
      await ran.come
      await one.drain()

      expect(await find(job.id)).to.deep.include({ state: 'completed' })
    })
  })
}

describe('The job runner without its queue', () => {
  it('tries again after a while when the queue can’t be reached', async () => {
    const log = new RecordingLog()
    const timers = new ManualTimers()
    let calls = 0
    const askedTwice = signal()
    const queue = {
      claim: async () => {
        calls += 1
        if (calls === 2) askedTwice.give()
        throw new Error('Connection lost')
      },
      extend: async () => true,
      complete: async () => true,
      fail: async () => true,
      release: async () => true,
      postpone: async () => true,
      requeueCutOff: async () => 0,
      nextDueAt: async () => null,
      onAdded: () => () => {},
      reload: async () => {},
    }
    const settings = { clock: new FixedClock(), timers, log, handlers: {}, sentenceOf, concurrency: 1, leaseMs: 1_000 }
    const runner = new JobRunner({ ...settings, queue })

    runner.start()
    await timers.goOff(PAUSE_AFTER_FAULT_MS)
    await askedTwice.come
    await runner.stop()

    expect(log.entries[0]).to.deep.include({ level: 'error', message: 'The job queue could not be reached' })
  })
})
