import { expect } from 'chai'

import type { JobInput } from '../../../core/jobs/job-handler.ts'
import type { ClaimRequest, JobQueue } from '../../../core/jobs/ports.ts'
import { BEING_READ } from '../../../core/documents/wait-for-documents.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { stale } from '../../../core/shared/stale.ts'
import { RUNNER_BACKENDS } from '../../support/backends.ts'
import { aJob, anId } from '../../support/builders.ts'
import { handlersRunning, blockedHandler, NEXT_LOOK_MS, openQueue, signal } from './runner-world.ts'

const STALE_PAUSE_MS = 250
/** After so long a runner whose slots are taken looks at the queue again. */
const CROWDED_LOOK_MS = 1_000

for (const backend of RUNNER_BACKENDS) {
  describe(`The job runner with its queue ${backend.name}`, () => {
    const queue = openQueue(backend)
    const { add, find, runner } = queue

    it('runs a job with its data and keeps the result', async () => {
      const job = aJob({ data: { questionId: 'q1' } })
      const seen: JobInput[] = []
      await add(job)

      await runner(
        handlersRunning(async (input) => {
          seen.push(input)
          return 'answered'
        }),
      ).drain()

      const [{ cancellation, ...input } = {}] = seen as Partial<JobInput>[]
      const told = { data: { questionId: 'q1' }, accountId: job.accountId, lastAttempt: false, allRunsFailed: true }
      expect(input).to.deep.equal(told)
      expect([seen.length, cancellation?.aborted]).to.deep.equal([1, false])
      expect(await find(job.id)).to.deep.include({ state: 'completed', result: 'answered', runCount: 1 })
    })

    it('drains also what the jobs add', async () => {
      const late = aJob()
      const ran: string[] = []
      await add(aJob({ data: { adds: true } }))

      await runner(
        handlersRunning(async ({ data }) => {
          ran.push(JSON.stringify(data))
          if (data['adds']) await add(late)
          return null
        }),
      ).drain()

      expect(ran).to.deep.equal(['{"adds":true}', '{}'])
      expect(await find(late.id)).to.deep.include({ state: 'completed', result: null })
    })

    it('runs many at once, but no more than it may', async () => {
      const jobs = Array.from({ length: 30 }, () => aJob({ accountId: null }))
      const ends: (() => void)[] = []
      let begun = 0
      let most = 0
      await add(...jobs)

      await runner(
        handlersRunning(async () => {
          const { come, give } = signal()
          ends.push(give)
          begun += 1
          most = Math.max(most, ends.length)
          // One ends whenever four are at work, and all that are left at the end: not before all that begin now have begun.
          if (begun === jobs.length) setImmediate(() => ends.splice(0).forEach((end) => end()))
          else if (ends.length >= 4) setImmediate(() => ends.shift()?.())
          await come
          return null
        }),
      ).drain()

      expect(most).to.equal(4)
    })

    it('fills its slots by one claim, and those that come free together by another', async () => {
      const found: number[] = []
      const { jobQueue } = queue
      const value = async (request: ClaimRequest) => {
        const claims = await jobQueue.claim(request)
        if (claims.length > 0) found.push(claims.length)
        return claims
      }
      await add(...Array.from({ length: 8 }, () => aJob({ accountId: null })))

      await runner(
        handlersRunning(async () => null),
        { queue: Object.create(jobQueue, { claim: { value } }) as JobQueue },
      ).drain()

      expect(found).to.deep.equal([4, 4])
    })

    it('leaves a slot to others however much one account has to do', async () => {
      const [busy, modest] = [anId<'account'>(), anId<'account'>()]
      const slow = blockedHandler()
      const quick = signal()
      await add(...Array.from({ length: 20 }, () => aJob({ name: 'slow', accountId: busy })))
      const one = runner({ slow: slow.handler, quick: { execute: async () => (quick.give(), null) } })
      one.start()
      await slow.begun
      await queue.timers.isSet(CROWDED_LOOK_MS)
      const begun = slow.started.length

      await add(aJob({ name: 'quick', accountId: modest }))
      await quick.come

      expect([begun, slow.started.length]).to.deep.equal([3, 3])
      slow.end()
    })

    it('sends a mail while every slot is busy', async () => {
      const slow = blockedHandler()
      const sent = signal()
      await add(...Array.from({ length: 4 }, () => aJob({ name: 'slow', accountId: anId() })))
      const handlers = { slow: slow.handler, 'send-password-reset': { execute: async () => (sent.give(), null) } }
      runner(handlers).start()
      await slow.begun
      await queue.timers.isSet(CROWDED_LOOK_MS)

      await add(aJob({ name: 'send-password-reset' }))
      await sent.come

      expect(slow.started).to.have.length(4)
      slow.end()
    })

    it('takes the next job as soon as a slot is free', async () => {
      const slow = blockedHandler()
      const allRan = signal()
      let ran = 0
      const quick = { execute: async () => ((ran += 1) === 10 ? allRan.give() : undefined, null) }
      const handlers = { slow: slow.handler, quick }
      await add(
        aJob({ name: 'slow', priority: 9 }),
        ...Array.from({ length: 10 }, () => aJob({ name: 'quick', accountId: anId() })),
      )

      runner(handlers, { concurrency: 2 }).start()
      await allRan.come

      expect(slow.started).to.have.length(1)
      slow.end()
    })

    it('goes by priority, and serves accounts in turn', async () => {
      const order: string[] = []
      const [busy, modest] = [anId<'account'>(), anId<'account'>()]
      await add(...Array.from({ length: 20 }, () => aJob({ accountId: busy, data: { of: 'busy' } })))
      await add(...Array.from({ length: 2 }, () => aJob({ accountId: modest, data: { of: 'modest' } })))
      await add(aJob({ accountId: busy, priority: 5, data: { of: 'urgent' } }))

      const sortRows = handlersRunning(async ({ data }) => String(order.push(String(data['of']))))
      await runner(sortRows, { concurrency: 1 }).drain()

      expect(order).to.have.length(23)
      expect(order[0]).to.equal('urgent')
      expect(order.slice(1, 5).filter((of) => of === 'modest')).to.have.length(2)
    })

    it('wakes when a job is added', async () => {
      const ran = signal()
      runner(handlersRunning(async () => (ran.give(), null))).start()
      await queue.timers.isSet(NEXT_LOOK_MS)

      await add(aJob())

      // No timer has gone off.
      await ran.come
    })

    it('wakes when a job falls due', async () => {
      const ran = signal<string>()
      const dueAt = new Date(Date.parse(queue.clock.now()) + 150).toISOString()
      await add(aJob({ dueAt }))

      runner(handlersRunning(async () => (ran.give(queue.clock.now()), null))).start()
      await queue.timers.isSet(150)
      queue.clock.advance({ milliseconds: 150 })
      await queue.timers.goOff(150)

      expect(await ran.come).to.equal(dueAt)
    })

    it('tries again later what may pass, and says when the last attempt comes', async () => {
      const job = aJob()
      const attempts: boolean[] = []
      const orderly: (boolean | undefined)[] = []
      await add(job)
      const one = runner(
        handlersRunning(async ({ lastAttempt, allRunsFailed }) => {
          attempts.push(lastAttempt)
          orderly.push(allRunsFailed)
          throw new AppError('unavailable', 'model.unavailable')
        }),
      )

      for (let round = 0; round < 8; round += 1) {
        await one.drain()
        queue.clock.advance({ minutes: 10 })
      }

      expect(attempts).to.deep.equal([false, false, false, false, true])
      expect(orderly).to.deep.equal([true, true, true, true, true])
      expect(await find(job.id)).to.deep.include({
        state: 'failed',
        failCount: 5,
        failReason: 'The language model can’t be reached just now. Please try again in a few minutes.',
      })
    })

    it('is waited for, if asked, when it is looked at again within a moment', async () => {
      const job = aJob()
      let runs = 0
      await add(job)
      const one = runner(
        handlersRunning(async () => {
          if ((runs += 1) < 3) throw stale()
          return 'done'
        }),
      )

      const drained = one.drainUntilIdle()
      for (let pauses = 0; pauses < 2; pauses += 1) {
        await queue.timers.isSet(STALE_PAUSE_MS)
        queue.clock.advance({ milliseconds: STALE_PAUSE_MS })
        await queue.timers.goOff(STALE_PAUSE_MS)
      }
      await drained

      expect(await find(job.id)).to.deep.include({ state: 'completed', result: 'done' })
    })

    it('ends at once what can’t succeed', async () => {
      const job = aJob()
      let attempts = 0
      await add(job)
      const one = runner(
        handlersRunning(async () => {
          attempts += 1
          throw new AppError('unsupported', 'file.empty')
        }),
      )

      await one.drain()
      queue.clock.advance({ days: 1 })
      await one.drain()

      expect(attempts).to.equal(1)
      expect(await find(job.id)).to.deep.include({ state: 'failed', failReason: 'The file is empty.' })
    })

    it('leaves a job of a name that it does not know to a host of a newer release, quietly, and goes on', async () => {
      const [unknown, known] = [aJob({ name: 'toString' }), aJob()]
      await add(unknown, known)

      await runner(handlersRunning(async () => null)).drain()
      const left = await find(unknown.id)
      queue.clock.advance({ milliseconds: NEXT_LOOK_MS })
      await runner({ toString: { execute: async () => 'done' } }).drain()

      expect(left).to.deep.include({ state: 'queued', failCount: 0, failReason: null })
      expect(await find(known.id)).to.deep.include({ state: 'completed' })
      expect(await find(unknown.id)).to.deep.include({ state: 'completed', result: 'done', failCount: 0 })
      expect(queue.log.entries.filter(({ level }) => level !== 'info')).to.deep.equal([])
    })
  })
}

/** When a job is tried again is told by the runner alone: what keeps the queue makes no difference. */
describe('A job runner whose job waits for documents', () => {
  const queue = openQueue(RUNNER_BACKENDS[0]!)
  const { add, find, runner } = queue

  it('looks again ever less often while documents are being read, which is no failure, but not for ever', async () => {
    const job = aJob()
    const attempts: boolean[] = []
    await add(job)
    const one = runner(
      handlersRunning(async ({ lastAttempt }) => {
        attempts.push(lastAttempt)
        throw new AppError('unavailable', BEING_READ, { retryAfter: 1 })
      }),
    )

    for (let second = 0; second < 175; second += 1) {
      await one.drain()
      queue.clock.advance({ seconds: 1 })
    }

    expect(attempts).to.have.length.within(10, 20)
    expect(attempts).not.to.include(true)
    expect(await find(job.id)).to.deep.include({ state: 'queued', failCount: 0 })

    const before = attempts.length
    for (let round = 0; round < 8; round += 1) {
      queue.clock.advance({ minutes: 10 })
      await one.drain()
    }

    expect(attempts.slice(before)).to.deep.equal([false, false, false, false, true])
  })
})
