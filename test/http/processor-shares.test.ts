import { expect } from 'chai'
import { CALLS as TABLE, methodAndPath } from '../../adapters/http-contract/calls.ts'
import { WORK_MS, type Call, type Work } from '../../adapters/http-contract/call.ts'
import type { HttpClient } from '../support/http-client.ts'
import { registeredCalls } from '../support/registered-calls.ts'
import { openWorld, type World } from '../support/world.ts'
import { CALLS } from './calls.ts'

/** Enough to register, and to make a few calls. */
const SHARE = { points: 1_000, duration: 3_600 }
/** Calls that make, read or compare whole files, or search everything, by what their addresses end in. */
const DEAR: readonly (readonly [RegExp, Work])[] = [
  [
    /[dD]ownload$|\/filledForm|\/export$|\.csv$|\/paste$|\/createUploadGrant$|^POST \/projects\/:id\/duplicate$/,
    'file',
  ],
  [
    /\/upload\w*|\/replace$|^GET \/search$|^GET \/answers$|\/gaps$|^GET .*remembered$|\/search\/|\/improveAnswer|\/duplicate$/,
    'heavy',
  ],
]

const ANOTHER = '/projects/list'

describe('shares of a host’s processor time, over HTTP', () => {
  let world: World

  beforeEach(async () => {
    world = await openWorld({ rateLimit: true, trustedProxies: 1, processorShare: SHARE })
  })

  afterEach(() => world.close())

  async function exhausted(client: HttpClient, headers: Readonly<Record<string, string>> = {}): Promise<number> {
    for (let calls = 0; calls <= SHARE.points; calls += 1)
      if ((await client.send('GET', ANOTHER, { headers })).status === 429) return calls
    throw new Error('The share never ended.')
  }

  it('bound every call that there is, of whoever is logged in', async () => {
    const { client } = await world.registered()
    await exhausted(client)

    const unbounded: string[] = []
    for (const { call, access } of CALLS.filter((one) => one.access !== 'anyone')) {
      const { method, path } = methodAndPath(call)
      const { status, text } = await client.send(method as 'GET', path.replace(/:\w+/g, 'f'.repeat(24)))
      if (status !== 429 || !text.includes('http.too-much-work')) unbounded.push(`${call} (${access}): ${status}`)
    }

    expect(unbounded).to.deep.equal([])
    expect(CALLS.map(({ call }) => call)).to.have.members(registeredCalls())
  })

  it('bound every call of an address at which nobody is logged in, and no other address', async () => {
    const from = { 'X-Forwarded-For': '198.51.100.7' }
    for (let calls = 0; calls < SHARE.points / WORK_MS.usual; calls += 1)
      await world.visitor().send('GET', '/config', { headers: from })

    const statuses: Record<string, number> = {}
    for (const { call } of CALLS.filter((one) => one.access === 'anyone')) {
      const { method, path } = methodAndPath(call)
      statuses[call] = (await world.visitor().send(method as 'GET', path, { headers: from })).status
    }
    const elsewhere = await world.visitor().send('GET', '/config', { headers: { 'X-Forwarded-For': '192.0.2.1' } })

    expect(Object.values(statuses).filter((status) => status !== 429)).to.deep.equal([])
    expect(Object.keys(statuses)).to.include.members(['GET /config', 'POST /account/login', 'POST /account/register'])
    expect(elsewhere.status).to.equal(200)
  })

  it('are each account’s own, from whatever address, and say when to come again', async () => {
    const { client } = await world.registered()
    const { client: other } = await world.registered()
    const calls = await exhausted(client)

    const elsewhere = await client.refused('GET', ANOTHER, { headers: { 'X-Forwarded-For': '192.0.2.1' } })

    expect(calls).to.equal(SHARE.points / WORK_MS.usual)
    expect(elsewhere.status).to.equal(429)
    expect(elsewhere.failure.error).to.match(/^Too much was asked for in a short time\. Try again in \d+ seconds\.$/)
    expect((await other.send('GET', ANOTHER)).status).to.equal(200)
  })

  it('are used up the sooner by what takes longer', async () => {
    const { client } = await world.registered()

    const statuses: number[] = []
    for (const file of [
      '/projects/:id/overview/download',
      '/proposals/:id/filledForm',
      '/proposals/:id/filledForm/places',
    ])
      statuses.push((await client.send('GET', file.replace(':id', 'f'.repeat(24)))).status)

    expect(statuses).to.deep.equal([404, 404, 429])
  })

  it('count what makes files or compares much as more than what is usual', () => {
    const wanted = (call: string) => DEAR.find(([pattern]) => pattern.test(call))?.[1]

    const cheap = Object.entries<Call>(TABLE).filter(([call, { work }]) => (wanted(call) ?? work) !== work)

    expect(cheap.map(([call]) => call)).to.deep.equal([])
  })
})
