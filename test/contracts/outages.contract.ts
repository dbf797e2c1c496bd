import { expect } from 'chai'

import type { Outage } from '../../core/writing-service/outage.ts'
import type { Backend } from '../support/backends.ts'
import { openFresh } from '../support/open-fresh.ts'

const OUTAGE: Outage = {
  reason: 'unavailable',
  since: '2026-03-02T09:00:00.000Z',
  nextTryAt: '2026-03-02T09:05:00.000Z',
}

export function outagesContract(backend: Backend): void {
  const store = openFresh(backend, 'for each test')
  const find = () => store.run(({ outages }) => outages.find())
  const save = (outage: Outage) => store.run(({ outages }) => outages.save(outage))

  it('is none at first, and none after it was removed', async () => {
    expect(await find()).to.equal(null)
    await store.run(({ outages }) => outages.remove())
    await save(OUTAGE)

    await store.run(({ outages }) => outages.remove())

    expect(await find()).to.equal(null)
  })

  it('is the one that was saved last', async () => {
    const later: Outage = { ...OUTAGE, reason: 'no-credit', nextTryAt: '2026-03-02T09:10:00.000Z' }

    await save(OUTAGE)
    await save(later)

    expect(await find()).to.deep.equal(later)
  })
}
