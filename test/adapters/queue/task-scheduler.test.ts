import { expect } from 'chai'
import { TaskScheduler } from '../../../adapters/queue/task-scheduler.ts'
import { FixedClock } from '../../support/fixed-clock.ts'
import { ManualTimers } from '../../support/manual-timers.ts'
import { RecordingLog } from '../../support/recording-log.ts'

const LONGEST_SLEEP_MS = 60_000

describe('The task scheduler', () => {
  const clock = new FixedClock()
  const inAMoment = () => new Date(Date.parse(clock.now()) + 5).toISOString()

  function schedulerOf(look: (count: number) => string) {
    let count = 0
    const execute = async () => look((count += 1))
    const log = new RecordingLog()
    const timers = new ManualTimers()
    const first = { runs: 0 }
    const startFirstRuns = { execute: async () => void (first.runs += 1) }
    const scheduler = new TaskScheduler({ startFirstRuns, startDue: { execute }, clock, timers, log })
    return { scheduler, timers, log, first, count: () => count }
  }

  it('looks at once, and again whenever the next is due, until it is stopped', async () => {
    const { scheduler, timers, first, count } = schedulerOf(inAMoment)

    scheduler.start()
    scheduler.start()
    await timers.goOff(5)
    await timers.goOff(5)
    await timers.isSet(5)
    const looks = count()
    await scheduler.stop()

    expect(looks).to.equal(3)
    expect(first.runs).to.equal(1)
    expect(timers.pending).to.deep.equal([])
  })

  it('plans nothing more when it is stopped while it looks', async () => {
    const { scheduler, timers, count } = schedulerOf(inAMoment)

    scheduler.start()
    await scheduler.stop()

    expect([count(), timers.pending]).to.deep.equal([1, []])
  })

  it('looks again within a minute, whenever the next is due', async () => {
    const { scheduler, timers, count } = schedulerOf(() => '2999-01-01T00:00:00.000Z')

    scheduler.start()
    await timers.goOff(LONGEST_SLEEP_MS)
    await timers.isSet(LONGEST_SLEEP_MS)
    await scheduler.stop()

    expect(count()).to.equal(2)
  })

  it('says that it failed, looks again later, and can be started again', async () => {
    const { scheduler, timers, log, count } = schedulerOf((count) => {
      if (count === 1) throw new Error('The database is out of reach')
      return inAMoment()
    })

    scheduler.start()
    await timers.isSet(LONGEST_SLEEP_MS)
    await scheduler.stop()
    scheduler.start()
    await timers.isSet(5)
    await scheduler.stop()

    expect(JSON.stringify(log)).to.include('Scheduled tasks could not be started')
    expect(count()).to.equal(2)
  })
})
