import type { AccountId, JobId } from '../../core/shared/ids.ts'
import { expect } from 'chai'

import type { JobLane } from '../../core/jobs/job-lane.ts'
import type { Job } from '../../core/jobs/job.ts'
import type { ClaimedJob, ClaimRequest } from '../../core/jobs/ports.ts'
import { UNICODE } from '../support/awkward-text.ts'
import type { Backend } from '../support/backends.ts'
import { aJob, anId } from '../support/builders.ts'
import { expectError } from '../support/expect-error.ts'
import { FixedClock } from '../support/fixed-clock.ts'
import { openFresh } from '../support/open-fresh.ts'

const LEASE = { minutes: 1 }

export function jobQueueContract(backend: Backend): void {
  const store = openFresh(backend, 'for each test')
  let clock: FixedClock

  beforeEach(() => {
    clock = new FixedClock()
  })

  const queue = () => store.persistence.jobQueue
  const add = (...all: Job[]) => store.run(({ jobs }) => jobs.add(...all))
  const find = (id: JobId) => store.run(({ jobs }) => jobs.find(id))
  const later = (by: Parameters<FixedClock['advance']>[0]) => {
    const other = new FixedClock(clock.now())
    other.advance(by)
    return other.now()
  }
  const claim = (limit = 1, more: Partial<ClaimRequest> = {}) =>
    queue().claim({ now: clock.now(), leaseUntil: later(LEASE), limit, ...more })
  const requeueCutOff = () => queue().requeueCutOff(clock.now())
  /** A process that takes these jobs, in this lane, and is killed. */
  const killedWith = async (limit: number, lane: JobLane = 'ordinary') => {
    await claim(limit, { claimant: anId(), lane })
    clock.advance(LEASE)
    await requeueCutOff()
  }
  const claimOne = async (): Promise<ClaimedJob> => (await claim())[0]!
  const claimAll = async (): Promise<JobId[]> => {
    const ids: JobId[] = []
    for (;;) {
      const claimed = await claim()
      if (claimed.length === 0) return ids
      ids.push(...claimed.map(({ job }) => job.id))
    }
  }

  describe('claiming', () => {
    it('hands out nothing when there is nothing', async () => {
      expect(await claim(10)).to.deep.equal([])
      expect(await queue().nextDueAt()).to.equal(null)
    })

    it('hands out a due job as running, and only once', async () => {
      const job = aJob({ data: { text: UNICODE } })
      await add(job)
      clock.advance({ seconds: 1 })

      const [claimed] = await claim(10)

      expect(claimed?.job).to.deep.equal({ ...job, state: 'running', lastRunAt: clock.now(), runCount: 1 })
      expect(await find(job.id)).to.deep.equal(claimed?.job)
      expect(await claim(10)).to.deep.equal([])
    })

    it('hands out no more than asked for', async () => {
      await add(aJob(), aJob(), aJob())

      expect(await claim(2)).to.have.length(2)
      expect(await claim(2)).to.have.length(1)
    })

    it('waits until a job is due', async () => {
      const job = aJob({ dueAt: later({ seconds: 30 }) })
      await add(job)

      expect(await claim()).to.deep.equal([])
      expect(await queue().nextDueAt()).to.equal(job.dueAt)
      clock.advance({ seconds: 30 })
      expect(await claim()).to.have.length(1)
    })

    it('takes the highest priority first, then the oldest', async () => {
      const old = aJob({ createdAt: '2026-03-01T00:00:00.000Z', accountId: anId() })
      const young = aJob({ createdAt: '2026-03-02T00:00:00.000Z', accountId: anId() })
      const low = aJob({ priority: -1, createdAt: '2026-01-01T00:00:00.000Z', accountId: anId() })
      const high = aJob({ priority: 5, accountId: anId() })
      await add(young, low, old, high)

      expect((await claim(10)).map(({ job }) => job.id)).to.deep.equal([high.id, old.id, young.id, low.id])
    })

    it('lets accounts take turns', async () => {
      const [busy, modest] = [anId<'account'>(), anId<'account'>()]
      const jobsOf = (accountId: AccountId, count: number) => Array.from({ length: count }, () => aJob({ accountId }))
      await add(...jobsOf(busy, 500))
      for (let done = 0; done < 20; done += 1) await claim(1)

      const late = jobsOf(modest, 3)
      await add(...late)

      const next = (await claim(7)).map(({ job }) => job.accountId)
      expect(next.filter((accountId) => accountId === modest)).to.have.length(3)
      expect(next.filter((accountId) => accountId === busy)).to.have.length(4)
    })

    it('passes over accounts that have their share', async () => {
      const [busy, modest] = [anId<'account'>(), anId<'account'>()]
      await add(...Array.from({ length: 3 }, () => aJob({ accountId: busy })))
      await add(aJob({ accountId: modest }), aJob({ accountId: null }))

      const others = (await claim(10, { except: [busy] })).map(({ job }) => job.accountId)

      expect(others).to.have.members([modest, null])
      expect(await claim(10)).to.have.length(3)
    })

    it('keeps small jobs apart from the others', async () => {
      const [slow, mail] = [aJob({ priority: 9 }), aJob({ name: 'send-password-reset' })]
      await add(slow, mail)

      const small = await claim(10, { lane: 'small' })

      expect(small.map(({ job }) => job.id)).to.deep.equal([mail.id])
      expect((await claim(10)).map(({ job }) => job.id)).to.deep.equal([slow.id])
    })

    it('serves an account’s own jobs in the order in which they were added', async () => {
      const jobs = Array.from({ length: 6 }, () => aJob())
      await add(jobs[0]!, jobs[1]!)
      await add(jobs[2]!)
      await add(...jobs.slice(3))

      expect(await claimAll()).to.deep.equal(jobs.map(({ id }) => id))
    })

    it('gives no job to two claims at once', async () => {
      await add(...Array.from({ length: 60 }, () => aJob()))

      const claims = await Promise.all(Array.from({ length: 20 }, () => claim(5)))

      const ids = claims.flat().map(({ job }) => job.id)
      expect(new Set(ids).size).to.equal(ids.length)
      expect([...ids, ...(await claimAll())]).to.have.length(60)
    })

    it('sees no job of a unit of work that is not through', async () => {
      let seen: ClaimedJob[] = []

      const failing = store.run(async ({ jobs }) => {
        await jobs.add(aJob())
        throw new Error('No')
      })
      await failing.catch(() => undefined)
      seen = await claim()

      expect(seen).to.deep.equal([])
    })
  })

  describe('leases', () => {
    it('give the job of a killed process to another once they end, which is no failure', async () => {
      await add(aJob())
      const first = await claimOne()

      expect(await queue().nextDueAt()).to.equal(later(LEASE))
      clock.advance({ seconds: 59 })
      expect(await requeueCutOff()).to.equal(0)
      expect(await claim()).to.deep.equal([])
      clock.advance({ seconds: 1 })
      expect(await requeueCutOff()).to.equal(1)
      const second = await claimOne()

      const cutOff = { runCount: 2, failCount: 0, cutOffCount: 1, state: 'running' }
      expect(second.job).to.deep.include({ id: first.job.id, ...cutOff })
    })

    it('end for all jobs of a killed process with the first, and for nobody else’s', async () => {
      const [early, late, other] = [aJob(), aJob(), aJob()]
      await add(early)
      await claim(1, { claimant: 'killed' })
      clock.advance({ seconds: 30 })
      await add(late)
      await claim(1, { claimant: 'killed' })
      await add(other)
      await claim(1, { claimant: 'alive' })
      clock.advance({ seconds: 30 })

      const counts = [await requeueCutOff(), await requeueCutOff()]

      expect(counts).to.deep.equal([2, 0])
      const states = await Promise.all([early, late, other].map(async ({ id }) => (await find(id))?.state))
      expect(states).to.deep.equal(['queued', 'queued', 'running'])
    })

    it('tell who was the only one under way when its process ended', async () => {
      const [guilty, innocent] = [aJob({ priority: 1 }), aJob()]
      await add(guilty, innocent)

      await killedWith(2)
      await killedWith(1)

      expect(await find(guilty.id)).to.deep.include({ cutOffCount: 2, loneCutOffCount: 1 })
      expect(await find(innocent.id)).to.deep.include({ cutOffCount: 1, loneCutOffCount: 0 })
    })

    it('leave to a lane of its own what was cut off beside others three times', async () => {
      const [one, other] = [aJob(), aJob()]
      await add(one, other)

      for (let kill = 0; kill < 3; kill += 1) await killedWith(2)

      expect(await claim(2)).to.deep.equal([])
      await killedWith(1, 'lone')
      const left = [await find(one.id), await find(other.id)].map((job) => [job?.cutOffCount, job?.loneCutOffCount])
      expect(left).to.have.deep.members([
        [4, 1],
        [3, 0],
      ])
    })

    it('can be pushed on', async () => {
      await add(aJob())
      const held = await claimOne()
      clock.advance({ seconds: 50 })

      expect(await queue().extend(held, later(LEASE))).to.equal(true)

      clock.advance({ seconds: 30 })
      expect(await requeueCutOff()).to.equal(0)
      clock.advance({ seconds: 30 })
      expect(await requeueCutOff()).to.equal(1)
    })

    it('let only the newest claim finish the job', async () => {
      await add(aJob())
      const first = await claimOne()
      clock.advance(LEASE)
      await requeueCutOff()
      const second = await claimOne()
      const now = clock.now()

      expect(await queue().extend(first, later(LEASE))).to.equal(false)
      expect(await queue().complete(first, 'stolen', now)).to.equal(false)
      expect(await queue().fail(first, 'stolen', null, now)).to.equal(false)
      expect(await queue().fail(first, 'stolen', now, now)).to.equal(false)
      expect(await queue().release(first, now)).to.equal(false)
      expect(await find(first.job.id)).to.deep.equal(second.job)
      expect(await queue().complete(second, 'done', now)).to.equal(true)
    })
  })

  describe('finishing', () => {
    it('keeps the result of a completed job, which is done for good', async () => {
      await add(aJob())
      const held = await claimOne()
      clock.advance({ seconds: 5 })

      expect(await queue().complete(held, UNICODE, clock.now())).to.equal(true)

      const finished = { ...held.job, state: 'completed', lastFinishedAt: clock.now(), result: UNICODE }
      expect(await find(held.job.id)).to.deep.equal(finished)
      expect(await queue().complete(held, 'again', clock.now())).to.equal(false)
      expect(await queue().nextDueAt()).to.equal(null)
      clock.advance({ days: 1 })
      expect(await claim()).to.deep.equal([])
    })

    it('queues a failed job again for its time', async () => {
      await add(aJob())
      const held = await claimOne()
      const retryAt = later({ seconds: 8 })

      expect(await queue().fail(held, UNICODE, retryAt, clock.now())).to.equal(true)

      expect(await find(held.job.id)).to.deep.include({
        state: 'queued',
        dueAt: retryAt,
        failCount: 1,
        failReason: UNICODE,
      })
      expect(await claim()).to.deep.equal([])
      clock.advance({ seconds: 8 })
      const again = await claimOne()
      await queue().complete(again, null, clock.now())
      expect(await find(held.job.id)).to.deep.include({
        state: 'completed',
        runCount: 2,
        failCount: 1,
        failReason: null,
      })
    })

    it('keeps what is said of a job with characters that a database refuses, as far as it can', async () => {
      await add(aJob())
      const held = await claimOne()

      const isEnded = await queue().fail(held, 'cut short \ud83d, \0', null, clock.now())

      expect(isEnded).to.equal(true)
      expect((await find(held.job.id))?.failReason).to.match(/^cut short ., .$/u)
    })

    it('ends a job that failed for the last time', async () => {
      await add(aJob())
      const held = await claimOne()

      await queue().fail(held, 'The file is broken', null, clock.now())

      expect(await find(held.job.id)).to.deep.include({
        state: 'failed',
        failCount: 1,
        failReason: 'The file is broken',
        lastFinishedAt: clock.now(),
      })
      clock.advance({ days: 1 })
      expect(await claim()).to.deep.equal([])
    })

    it('hands a job back without counting a failure', async () => {
      await add(aJob())
      const held = await claimOne()

      expect(await queue().release(held, clock.now())).to.equal(true)

      const again = await claimOne()
      expect(again.job).to.deep.include({ id: held.job.id, failCount: 0, runCount: 2 })
    })

    it('lets a job wait for documents until somebody says that they were read', async () => {
      const accountId = anId<'account'>()
      await add(aJob({ accountId }), aJob({ accountId: anId() }), aJob({ accountId }))
      const lookAgainAt = later({ minutes: 1 })
      const [own, others, failing] = [await claimOne(), await claimOne(), await claimOne()]
      for (const held of [own, others]) expect(await queue().postpone(held, lookAgainAt)).to.equal(true)
      await queue().fail(failing, 'Overloaded', lookAgainAt, clock.now())

      const before = await claim(10)
      let isTold = false
      const end = queue().onAdded(() => (isTold = true))
      await store.run(({ jobs }) => jobs.wakeWaiting(own.job.accountId!))
      end()
      const woken = await claim(10)
      clock.advance({ minutes: 1 })

      expect(before).to.deep.equal([])
      expect(isTold).to.equal(true)
      expect(woken.map(({ job }) => job)).to.deep.equal([await find(own.job.id)])
      expect(woken[0]?.job).to.deep.include({ failCount: 0, runCount: 2 })
      expect(await claim(10)).to.have.length(2)
    })

    it('leaves no trace of a job that was removed while it ran', async () => {
      await add(aJob())
      const held = await claimOne()

      await store.run(({ jobs }) => jobs.remove(held.job.id))

      expect(await queue().extend(held, later(LEASE))).to.equal(false)
      expect(await queue().complete(held, 'done', clock.now())).to.equal(false)
      expect(await find(held.job.id)).to.equal(null)
    })
  })

  describe('reloading', () => {
    it('queues a job again, at once, with its failures forgotten', async () => {
      await add(aJob())
      const held = await claimOne()
      await queue().fail(held, 'Broken', null, clock.now())
      clock.advance({ minutes: 5 })

      await queue().reload(held.job.id, clock.now())

      expect(await find(held.job.id)).to.deep.include({ state: 'queued', dueAt: clock.now(), failCount: 0 })
      expect(await claim()).to.have.length(1)
    })

    it('forgets that a job ended its process', async () => {
      const job = aJob()
      await add(job)
      for (let kill = 0; kill < 3; kill += 1) await killedWith(1)

      await queue().reload(job.id, clock.now())

      expect((await claimOne()).job).to.deep.include({ id: job.id, cutOffCount: 0, loneCutOffCount: 0 })
    })

    it('takes a running job from its claim', async () => {
      await add(aJob())
      const held = await claimOne()

      await queue().reload(held.job.id, clock.now())

      expect(await queue().complete(held, 'late', clock.now())).to.equal(false)
      expect(await claim()).to.have.length(1)
    })

    it('knows no absent job', async () => {
      await expectError(queue().reload(anId(), clock.now()), 'not-found')
    })
  })

  describe('listening', () => {
    it('tells that jobs were added once the unit of work is through', async () => {
      let claimable = -1
      const told = new Promise<void>((resolve) => {
        queue().onAdded(() => resolve())
      }).then(async () => {
        claimable = (await claim(5)).length
      })

      await add(aJob(), aJob())
      await told

      expect(claimable).to.equal(2)
    })

    it('tells nothing of a unit of work that failed, nor after listening ended', async () => {
      let calls = 0
      const end = queue().onAdded(() => (calls += 1))

      const failing = store.run(async ({ jobs }) => {
        await jobs.add(aJob())
        throw new Error('No')
      })
      await failing.catch(() => undefined)
      end()
      await add(aJob())

      expect(calls).to.equal(0)
    })
  })
}
