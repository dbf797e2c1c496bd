import { expect } from 'chai'
import { ViewHealth } from '../../../core/operations/view-health.ts'
import type { HealthCheck } from '../../../core/operations/ports.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { aUser } from '../../support/builders.ts'
import { refusalOf } from '../../support/core-world.ts'
import { ManualTimers } from '../../support/manual-timers.ts'

const LONGEST_MS = 15_000

describe('The health of an installation', () => {
  const actor = (isAdmin: boolean) => {
    const { id: userId, accountId } = aUser()
    return { userId, accountId, isAdmin }
  }
  const admin = actor(true)
  const noBackup = { severity: 'warning', reason: { code: 'health.no-backup' } } as const
  const view = (checks: readonly HealthCheck[], timers = new ManualTimers()) => new ViewHealth(checks, timers)

  it('is tried in an order of its own: well, to be looked at, or in the way', async () => {
    const checks: HealthCheck[] = [
      { name: 'mail', look: () => Promise.reject(new AppError('unavailable', 'mail.unavailable')) },
      { name: 'backup', look: async () => noBackup },
      { name: 'database', look: async () => null },
    ]

    expect(await view(checks).execute({ actor: admin })).to.deep.equal([
      { name: 'database', state: 'good', advice: null },
      { name: 'backup', state: 'warning', advice: { code: 'health.no-backup' } },
      { name: 'mail', state: 'failure', advice: { code: 'mail.unavailable' } },
    ])
  })

  it('waits for no check that hangs', async () => {
    const timers = new ManualTimers()
    const found = view([{ name: 'model', look: () => new Promise(() => {}) }], timers).execute({ actor: admin })

    await timers.goOff(LONGEST_MS)

    expect(await found).to.deep.equal([
      { name: 'model', state: 'failure', advice: { code: 'health.no-answer', values: { seconds: 15 } } },
    ])
  })

  it('is for admins alone', async () => {
    const refusal = await refusalOf(view([]).execute({ actor: actor(false) }))

    expect(refusal.kind).to.equal('forbidden')
  })
})
