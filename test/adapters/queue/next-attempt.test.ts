import { expect } from 'chai'

import { leftToOthersUntil, nextAttemptAt } from '../../../adapters/queue/next-attempt.ts'
import { AppError, type ErrorKind } from '../../../core/shared/app-error.ts'
import { stale } from '../../../core/shared/stale.ts'
import { aJob } from '../../support/builders.ts'

const NOW = '2026-03-02T09:00:00.000Z'
const afterSeconds = (at: string | null) => (at === null ? null : (Date.parse(at) - Date.parse(NOW)) / 1000)
const pause = (error: unknown, failCount = 0) => afterSeconds(nextAttemptAt(aJob({ failCount }), error, NOW))

describe('The next attempt of a failed job', () => {
  it('comes after growing pauses for what may pass', () => {
    for (const error of [
      new AppError('unavailable', 'model.unavailable'),
      new AppError('too-many', 'model.unavailable'),
      new Error('x'),
      'x',
    ])
      expect([0, 1, 2, 3].map((failCount) => pause(error, failCount))).to.deep.equal([2, 8, 32, 128])
  })

  it('waits as long as the error asks for', () => {
    expect(pause(new AppError('too-many', 'model.unavailable', { retryAfter: 60 }))).to.equal(60)
  })

  it('does not come for what will not pass', () => {
    const kinds: ErrorKind[] = ['invalid', 'unsupported', 'not-found', 'too-large', 'forbidden', 'conflict']
    for (const kind of kinds) expect(pause(new AppError(kind, 'model.unavailable')), kind).to.equal(null)
  })

  it('comes soon for what somebody else changed in between', () => {
    expect(pause(stale())).to.be.within(0.1, 1)
    expect(pause(stale(), 3)).to.be.within(0.1, 1)
  })

  it('does not come after the fifth failure', () => {
    for (const error of [new AppError('unavailable', 'model.unavailable'), new Error('x'), stale()])
      expect(pause(error, 4)).to.equal(null)
  })
})

describe('A job whose name this release does not know', () => {
  const left = (hours: number) =>
    afterSeconds(
      leftToOthersUntil(aJob({ createdAt: new Date(Date.parse(NOW) - hours * 3_600_000).toISOString() }), NOW),
    )

  it('is left to hosts of a newer one for days, with pauses of a minute at most', () => {
    expect([0, 24, 7 * 24 + 1].map(left)).to.deep.equal([5, 60, null])
  })
})
