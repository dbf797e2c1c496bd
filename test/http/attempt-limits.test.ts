import { expect } from 'chai'
import { userResponse } from '../../adapters/http-contract/accounts.ts'
import { openWorld, PASSWORD, type World } from '../support/world.ts'

describe('attempt limits over HTTP', () => {
  let world: World

  beforeEach(async () => {
    world = await openWorld({ rateLimit: true, trustedProxies: 1 })
  })

  afterEach(() => world.close())

  const logIn = (email: string, password: string, from = '198.51.100.7') =>
    world.visitor().send('POST', '/account/login', { json: { email, password }, headers: { 'X-Forwarded-For': from } })

  const outcomes = async (email: string, times: number) => {
    const statuses: number[] = []
    for (let n = 0; n < times; n += 1) statuses.push((await logIn(email, 'wrong password', `203.0.113.${n}`)).status)
    return statuses
  }

  it('slows down guessing of one password from wherever, alike for known and unknown e-mails', async () => {
    await world.registered({ email: 'ada@example.org' })

    const known = await outcomes('ada@example.org', 12)
    const unknown = await outcomes('nobody@example.org', 12)

    expect(known).to.deep.equal([...Array<number>(10).fill(401), 429, 429])
    expect(unknown).to.deep.equal(known)
  })

  it('says when to try again', async () => {
    await outcomes('ada@example.org', 10)

    const json = { email: 'ADA@example.org', password: PASSWORD }
    const { status, headers, failure } = await world.visitor().refused('POST', '/account/login', { json })

    expect(status).to.equal(429)
    expect(failure.code).to.equal('accounts.too-many-attempts')
    expect(Number(headers.get('retry-after'))).to.be.within(800, 900)
  })

  it('forgets failed attempts after one that succeeded', async () => {
    await world.registered({ email: 'ada@example.org' })
    await outcomes('ada@example.org', 9)

    const json = { email: 'ada@example.org', password: PASSWORD }
    await world.visitor().call('POST', '/account/login', userResponse, { json })

    expect(await outcomes('ada@example.org', 9)).not.to.include(429)
  })

  it('slows down one caller that tries many e-mails', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        world.visitor().send('POST', '/account/register', {
          json: { email: `a${n}@example.org`, password: 'short' },
          headers: { 'X-Forwarded-For': `198.51.100.1, 2001:db8:1:2:${n}::1` },
        }),
      ),
    )

    expect(statuses.filter(({ status }) => status === 429)).to.have.length(10)
  })

  it('slows down registering with one e-mail', async () => {
    const register = () =>
      world.visitor().send('POST', '/account/register', { json: { email: 'ada@example.org', password: PASSWORD } })
    const statuses: number[] = []

    for (let n = 0; n < 6; n += 1) statuses.push((await register()).status)

    expect(statuses).to.deep.equal([201, 409, 409, 409, 409, 429])
  })
})
