import { expect } from 'chai'
import { openInMemoryPersistence } from '../../../adapters/memory/open-in-memory-persistence.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { OutageTracker } from '../../../core/writing-service/outage-tracker.ts'
import type { OutageReason } from '../../../core/shared/reasons/reasons-of-service.ts'
import { Allowances } from '../../../core/spending/allowances.ts'
import { ViewWritingService } from '../../../core/writing-service/view-writing-service.ts'
import { anId } from '../../support/builders.ts'
import { FixedClock } from '../../support/fixed-clock.ts'
import { RecordingLog } from '../../support/recording-log.ts'

const ERROR = new AppError('unavailable', 'model.unavailable')

function openTracker() {
  const { unitOfWork } = openInMemoryPersistence()
  const clock = new FixedClock()
  const log = new RecordingLog()
  const tracker = new OutageTracker(unitOfWork, clock, log)
  const fail = (reason: OutageReason = 'unavailable', askedPauseMs: number | null = null) =>
    tracker.failed({ reason, askedPauseMs }, ERROR)
  const allowances = new Allowances(unitOfWork, clock, { monthlyLimit: null, estimator: null })
  const view = () =>
    new ViewWritingService(unitOfWork, allowances, clock).execute({
      actor: { userId: anId(), accountId: anId(), isAdmin: false },
    })
  return { clock, log, tracker, fail, view }
}

/** What a call is told that asks now; null where it is made. */
function refusal(tracker: OutageTracker): AppError | null {
  try {
    tracker.admit()
    return null
  } catch (error) {
    return error as AppError
  }
}

describe('an outage of the writing service', () => {
  it('pauses the calls of all, seconds at first and then minutes, and lets one at a time try', async () => {
    const { clock, tracker, fail } = openTracker()
    const pauses: number[] = []
    await fail()

    for (let tries = 0; tries < 9; tries += 1) {
      const paused = refusal(tracker)!
      pauses.push(paused.details.retryAfter!)
      expect([paused.kind, paused.code]).to.deep.equal(['unavailable', 'model.paused'])
      clock.advance({ seconds: paused.details.retryAfter! })
      expect(refusal(tracker)).to.equal(null)
      expect(refusal(tracker)?.details.retryAfter).to.equal(20)
      await fail()
    }

    expect(pauses).to.deep.equal([5, 5, 10, 20, 40, 80, 160, 300, 300])
  })

  it('pauses as long as the service asks for', async () => {
    const { tracker, fail } = openTracker()

    await fail('unavailable', 900_000)

    expect(refusal(tracker)?.details.retryAfter).to.equal(900)
  })

  it('counts against the work that met it first, and against no other', async () => {
    const { fail } = openTracker()

    expect(await fail()).to.equal(ERROR)
    expect((await fail()).code).to.equal('model.paused')
  })

  it('ends with the first reply', async () => {
    const { clock, tracker, fail, view } = openTracker()
    await fail('no-credit')
    expect((await view()).outage).to.deep.equal({
      reason: 'no-credit',
      since: clock.now(),
      nextTryAt: '2026-03-02T09:00:05.000Z',
    })

    await tracker.worked()

    expect(refusal(tracker)).to.equal(null)
    expect((await view()).outage).to.equal(null)
  })

  it('is waited out for two hours; then work fails with the reason', async () => {
    const { clock, tracker, fail } = openTracker()
    await fail('key-refused')
    clock.advance({ minutes: 119 })
    await fail('key-refused')
    expect(refusal(tracker)?.code).to.equal('model.paused')

    clock.advance({ minutes: 2 })

    expect(refusal(tracker)?.code).to.equal('model.key-refused')
  })

  it('is told to administrators once, and no more to anybody when its process is gone', async () => {
    const { clock, log, fail, view } = openTracker()
    await fail('key-refused')
    await fail('key-refused')
    clock.advance({ minutes: 16 })

    expect(log.entries.filter(({ level }) => level === 'error')).to.have.length(1)
    expect((await view()).outage).to.equal(null)
  })
})
