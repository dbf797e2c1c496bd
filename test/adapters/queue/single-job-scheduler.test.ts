import { expect } from 'chai'
import { SingleJobScheduler } from '../../../adapters/queue/single-job-scheduler.ts'
import { SystemClock } from '../../../adapters/system/system-clock.ts'
import { RecordingLog } from '../../support/recording-log.ts'

describe('The scheduler of single jobs', () => {
  const clock = new SystemClock()
  const inAMoment = () => new Date(Date.parse(clock.now()) + 5).toISOString()

  function schedulerOf(look: (count: number) => string) {
    let count = 0
    const reached = new Map<number, () => void>()
    const execute = async () => {
      count += 1
      reached.get(count)?.()
      return look(count)
    }
    const log = new RecordingLog()
    const scheduler = new SingleJobScheduler({ startDue: { execute }, clock, log })
    const looked = (times: number) => new Promise<void>((resolve) => reached.set(times, resolve))
    return { scheduler, log, looked, count: () => count }
  }

  it('looks at once, and again whenever the next is due, until it is stopped', async () => {
    const { scheduler, looked, count } = schedulerOf(inAMoment)
    const thrice = looked(3)

    scheduler.start()
    scheduler.start()
    await thrice
    await scheduler.stop()

    const stopped = count()
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(count()).to.equal(stopped)
  })

  it('says that it failed, and can be started again', async () => {
    const { scheduler, log, looked } = schedulerOf((count) => {
      if (count === 1) throw new Error('The database is out of reach')
      return inAMoment()
    })
    const [once, twice] = [looked(1), looked(2)]

    scheduler.start()
    await once
    await scheduler.stop()
    scheduler.start()
    await twice
    await scheduler.stop()

    expect(JSON.stringify(log)).to.include('Single jobs could not be started')
  })
})
