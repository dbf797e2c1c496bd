import { expect } from 'chai'
import { SharedClock } from '../../../adapters/queue/shared-clock.ts'
import { JobRunner } from '../../../adapters/queue/job-runner.ts'
import { SystemClock } from '../../../adapters/system/system-clock.ts'
import { sentenceForAdmins as sentenceOf } from '../../../adapters/http-contract/texts/en/reasons.ts'
import { BACKENDS } from '../../support/backends.ts'
import { aJob } from '../../support/builders.ts'
import { FixedClock } from '../../support/fixed-clock.ts'
import { ManualTimers } from '../../support/manual-timers.ts'
import { openFresh } from '../../support/open-fresh.ts'
import { RecordingLog } from '../../support/recording-log.ts'
import { blockedHandler } from './runner-world.ts'

const NOON = '2026-03-02T12:00:00.000Z'

describe('The clock that hosts share', () => {
  it('goes on by what passes here, and is set anew every ten seconds, backwards too', async () => {
    const answers = [NOON, '2026-03-02T11:00:00.000Z']
    let passed = 500
    const clock = new SharedClock(
      async () => answers.shift()!,
      new FixedClock('2026-03-02T11:30:00.000Z'),
      () => passed,
    )

    await clock.follow()
    passed += 9_999
    await clock.follow()
    expect([clock.now(), clock.latest()]).to.deep.equal(Array(2).fill('2026-03-02T12:00:09.999Z'))

    passed += 1
    await clock.follow()
    expect([clock.now(), clock.latest()]).to.deep.equal(['2026-03-02T11:00:00.000Z', '2026-03-02T11:01:00.000Z'])
  })
})

for (const backend of BACKENDS.filter(({ name }) => name !== 'in memory'))
  describe(`A worker whose own clock is wrong, with its queue ${backend.name}`, () => {
    const store = openFresh(backend, 'anew for each test')

    it('takes no job from others, and has its own for as long as they think', async () => {
      const [timers, log] = [new ManualTimers(), new RecordingLog()]
      const { jobQueue: queue } = store.persistence
      const common = { queue, timers, log, sentenceOf, concurrency: 1, leaseMs: 60_000, graceMs: 0 }
      const clock = () => new SharedClock(() => store.persistence.time(), new SystemClock())
      const blocked = blockedHandler()
      const [first, second] = ['answer-question', 'answer-question'].map(
        (name) => new JobRunner({ ...common, clock: clock(), handlers: { [name]: blocked.handler } }),
      )
      const job = aJob({ createdAt: NOON, dueAt: NOON })
      await store.run(({ jobs }) => jobs.add(job))
      const systemNow = Date.now
      const draining = first!.drain()
      await blocked.begun

      Date.now = () => systemNow() + 30 * 60_000
      await second!.drain().finally(() => (Date.now = systemNow))

      expect(blocked.started).to.have.lengthOf(1)
      expect(await store.run(({ jobs }) => jobs.find(job.id))).to.deep.include({ state: 'running', cutOffCount: 0 })
      blocked.end()
      await draining
    })
  })
