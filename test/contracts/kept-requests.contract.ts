import { expect } from 'chai'

import type { KeptRequest } from '../../core/requests/kept-request.ts'
import type { Backend } from '../support/backends.ts'
import { anAccount, anId } from '../support/builders.ts'
import { TEST_START } from '../support/fixed-clock.ts'
import { openFresh } from '../support/open-fresh.ts'

export function keptRequestsContract(backend: Backend): void {
  const store = openFresh(backend, 'for each test')

  const aRequest = async (): Promise<KeptRequest> => {
    const { id: accountId } = await store.run(({ accounts }) => accounts.save(anAccount()))
    return { accountId, userId: anId(), key: 'a key', fingerprint: 'f', startedAt: TEST_START, made: null }
  }
  const claim = (request: KeptRequest) => store.run(({ keptRequests }) => keptRequests.claim(request))
  const find = (request: KeptRequest) => store.run(({ keptRequests }) => keptRequests.find(request))

  it('are absent until they are claimed, and after they were removed', async () => {
    const request = await aRequest()
    const before = await find(request)
    await claim(request)

    await store.run(({ keptRequests }) => keptRequests.remove(request))
    await store.run(({ keptRequests }) => keptRequests.remove(request))

    expect([before, await find(request)]).to.deep.equal([null, null])
  })

  it('are claimed by one of many at once, and stay as that one claimed them', async () => {
    const request = await aRequest()

    const claims = await Promise.all(Array.from({ length: 8 }, (_, at) => claim({ ...request, fingerprint: `f${at}` })))

    expect(claims.filter(Boolean)).to.have.length(1)
    expect(await find(request)).to.deep.equal({ ...request, fingerprint: `f${claims.indexOf(true)}` })
  })

  it('are another’s under another key, user or account', async () => {
    const request = await aRequest()
    const { accountId } = await aRequest()
    await claim(request)

    const others = [{ key: 'another' }, { userId: anId<'user'>() }, { accountId }]

    expect(await Promise.all(others.map((other) => find({ ...request, ...other })))).to.deep.equal([null, null, null])
    for (const other of others) expect(await claim({ ...request, ...other })).to.equal(true)
  })

  it('say what they made, and nothing is noted of one that is absent', async () => {
    const request = await aRequest()
    const absent = { ...request, key: 'absent' }
    await claim(request)

    await store.run(({ keptRequests }) => keptRequests.complete(request, ''))
    await store.run(({ keptRequests }) => keptRequests.complete(absent, 'something'))

    expect(await find(request)).to.deep.equal({ ...request, made: '' })
    expect(await find(absent)).to.equal(null)
  })

  it('go once they began before a moment, so many at a time', async () => {
    const request = await aRequest()
    const keys = ['1', '2', '3']
    for (const key of keys) await claim({ ...request, key })
    await claim({ ...request, key: 'later', startedAt: '2026-12-01T00:00:00.000Z' })
    const remove = (limit: number) =>
      store.run(({ dataMaintenance }) => dataMaintenance.removeKeptRequests('2026-11-30T00:00:00.000Z', limit))

    const removed = [await remove(2), await remove(2), await remove(2)]

    expect(removed).to.deep.equal([2, 1, 0])
    expect(await find({ ...request, key: 'later' })).not.to.equal(null)
  })
}
