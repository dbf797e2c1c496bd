import { expect } from 'chai'

import { JobRunner } from '../../../adapters/queue/job-runner.ts'
import { JOB_BACKENDS } from '../../support/backends.ts'
import { aJob } from '../../support/builders.ts'
import { FixedClock } from '../../support/fixed-clock.ts'
import { ManualTimers } from '../../support/manual-timers.ts'
import { RecordingLog } from '../../support/recording-log.ts'
import { does, GRACE_MS, held, LEASE_MS, openQueue, signal, telling } from './runner-world.ts'

const PAUSE_AFTER_FAULT_MS = 1_000

for (const backend of JOB_BACKENDS) {
  describe(`A job runner that ends, or is killed, with its queue ${backend.name}`, () => {
    const queue = openQueue(backend)
    const { add, find, remove, runner } = queue

    it('takes up the job of a killed process when its lease ends, and the dead one’s word no longer counts', async () => {
      const job = aJob()
      await add(job)
      const killed = held()
      const { queue: jobQueue, told } = telling(queue.jobQueue, 'complete')
      // Not started: a runner that listens would take the job up again itself.
      const dying = runner({ 'answer-question': killed.handler }, { queue: jobQueue }).drain()
      await killed.begun
      const heir = runner(does(async () => 'by the heir'))

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
        failCount: 1,
      })
    })

    it('gives up a job that ends its process time and again', async () => {
      const job = aJob()
      await add(job)
      for (let crash = 0; crash < 6; crash += 1) {
        const leaseUntil = new Date(Date.parse(queue.clock.now()) + 1_000).toISOString()
        await queue.jobQueue.claim({ now: queue.clock.now(), leaseUntil, limit: 1 })
        queue.clock.advance({ seconds: 2 })
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
      const { queue: jobQueue, told } = telling(queue.jobQueue, 'extend')
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
      const work = held()
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
      const work = held()
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
      const work = held()
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
      const work = held()
      const { queue: jobQueue, told } = telling(queue.jobQueue, 'complete')
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
      const one = runner(does(async () => (ran.give(), null)))
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
      nextDueAt: async () => null,
      onAdded: () => () => {},
      reload: async () => {},
    }
    const settings = { clock: new FixedClock(), timers, log, handlers: {}, concurrency: 1, leaseMs: 1_000 }
    const runner = new JobRunner({ ...settings, queue })

    runner.start()
    await timers.goOff(PAUSE_AFTER_FAULT_MS)
    await askedTwice.come
    await runner.stop()

    expect(log.entries[0]).to.deep.include({ level: 'error', message: 'The job queue could not be reached' })
  })
})
