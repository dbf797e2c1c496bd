import type { AccountId } from '../../core/shared/ids.ts'
import { expect } from 'chai'

import type { ClaimRequest } from '../../core/jobs/ports.ts'
import type { HeldSlots } from '../../core/jobs/share-of-slots.ts'
import type { Backend } from '../support/backends.ts'
import { aJob, anId } from '../support/builders.ts'
import { FixedClock } from '../support/fixed-clock.ts'
import { openFresh } from '../support/open-fresh.ts'

const LEASE = { minutes: 1 }
const NOBODY: HeldSlots = new Map()

export function jobSharesContract(backend: Backend): void {
  const store = openFresh(backend, 'for each test')

  const addOf = (accountId: AccountId | null, count: number) =>
    store.run(({ jobs }) => jobs.add(...Array.from({ length: count }, () => aJob({ accountId }))))
  const claimed = async (limit: number, shares: Pick<ClaimRequest, 'held' | 'except'>) => {
    const clock = new FixedClock()
    const now = clock.now()
    clock.advance(LEASE)
    const claims = await store.persistence.jobQueue.claim({ now, leaseUntil: clock.now(), limit, ...shares })
    return claims.map(({ job }) => job.accountId)
  }

  it('are kept by one claim, and let a later one take the rest for others', async () => {
    const [busy, modest, late] = [anId<'account'>(), anId<'account'>(), anId<'account'>()]
    for (const account of [busy, modest]) await addOf(account, 8)

    const first = await claimed(8, { held: NOBODY })
    await addOf(late, 1)
    const held = new Map([busy, modest].map((account) => [account, 3]))
    const second = await claimed(2, { held, except: [busy, modest] })

    expect(first).to.have.members([busy, busy, busy, modest, modest, modest])
    expect(second).to.deep.equal([late])
  })

  it('count what an account holds already', async () => {
    const busy = anId<'account'>()
    await addOf(busy, 8)

    const more = await claimed(3, { held: new Map([[busy, 5]]) })

    expect(more).to.deep.equal([busy])
  })

  it('limit nothing that is nobody’s', async () => {
    await addOf(null, 9)

    const all = await claimed(8, { held: NOBODY })

    expect(all).to.have.length(8)
  })
}
