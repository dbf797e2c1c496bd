import { expect } from 'chai'
import { doneResponse, userResponse } from '../../adapters/http-contract/accounts.ts'
import { openWorld, PASSWORD, type World } from '../support/world.ts'
import { tokenMailedTo } from '../support/mailed-token.ts'

describe('attempt limits over HTTP', () => {
  let world: World

  beforeEach(async () => {
    world = await openWorld({ rateLimit: true, trustedProxies: 1 })
  })

  afterEach(() => world.close())

  const logIn = (email: string, password: string, from = '198.51.100.7') =>
    world.visitor().send('POST', '/account/login', { json: { email, password }, headers: { 'X-Forwarded-For': from } })

  const guesses = async (email: string, times: number, from?: string) => {
    const statuses: number[] = []
    for (let n = 0; n < times; n += 1) statuses.push((await logIn(email, 'wrong password', from)).status)
    return statuses
  }

  const guessesFromEverywhere = async (email: string, times: number) => {
    const statuses: number[] = []
    for (let n = 0; n < times; n += 1) statuses.push((await logIn(email, 'wrong password', `203.0.113.${n}`)).status)
    return statuses
  }

  it('slows down guessing of one password from one address, alike for known and unknown e-mails', async () => {
    await world.registered({ email: 'ada@example.org' })

    const known = await guesses('ada@example.org', 12)
    const unknown = await guesses('nobody@example.org', 12)

    expect(known).to.deep.equal([...Array<number>(10).fill(401), 429, 429])
    expect(unknown).to.deep.equal(known)
  })

  it('lets an owner in from elsewhere while somebody guesses, up to a wide bound', async () => {
    await world.confirmed({ email: 'ada@example.org' })
    await guesses('ada@example.org', 12)

    const elsewhere = await logIn('ada@example.org', PASSWORD, '192.0.2.1')
    const known = await guessesFromEverywhere('ada@example.org', 101)
    const unknown = await guessesFromEverywhere('nobody@example.org', 101)

    expect(elsewhere.status).to.equal(200)
    expect(known).to.deep.equal([...Array<number>(100).fill(401), 429])
    expect(unknown).to.deep.equal(known)
  })

  it('never locks a device out on which the owner has logged in before, and slows it down by itself', async () => {
    const { client } = await world.confirmed({ email: 'ada@example.org' })
    const from = { 'X-Forwarded-For': '203.0.113.250' }
    const attempt = (password: string, email = 'ada@example.org') =>
      client.send('POST', '/account/login', { json: { email, password }, headers: from })
    await guessesFromEverywhere('ada@example.org', 101)
    await guesses('nobody@example.org', 101, from['X-Forwarded-For'])

    const known = (await attempt(PASSWORD)).status
    const another = (await attempt('wrong password', 'bea@example.org')).status
    const wrong: number[] = []
    for (let n = 0; n < 11; n += 1) wrong.push((await attempt('wrong password')).status)

    expect([known, another]).to.deep.equal([200, 429])
    expect(wrong).to.deep.equal([...Array<number>(10).fill(401), 429])
  })

  it('believes in no device that somebody made up', async () => {
    await world.registered({ email: 'ada@example.org' })
    const { client } = await world.registered({ email: 'eve@example.org' })
    await guessesFromEverywhere('ada@example.org', 101)
    const json = { email: 'ada@example.org', password: PASSWORD }
    const made = { Cookie: `grantwright_device=v1.${'a'.repeat(8)}.${'b'.repeat(80)}` }

    const statuses = [
      (await client.send('POST', '/account/login', { json })).status,
      (await world.visitor().send('POST', '/account/login', { json, headers: made })).status,
    ]

    expect(statuses).to.deep.equal([429, 429])
  })

  it('gives no more guesses to who registered with the address of somebody else', async () => {
    await world.confirmed({ email: 'ada@example.org' })
    const client = world.visitor()
    await client.post('/account/register', { email: 'ada@example.org', password: 'the word of another' }, userResponse)
    const attempt = async (password: string) =>
      (await client.send('POST', '/account/login', { json: { email: 'ada@example.org', password } })).status
    const statuses: number[] = []

    for (let n = 0; n < 3; n += 1) {
      for (let guess = 0; guess < 4; guess += 1) statuses.push(await attempt('wrong password'))
      statuses.push(await attempt('the word of another'))
    }

    const round = [401, 401, 401, 401, 200]
    expect(statuses).to.deep.equal([...round, ...round, 401, 401, 429, 429, 429])
  })

  it('says when to try again', async () => {
    await guesses('ada@example.org', 10)

    const json = { email: 'ADA@example.org', password: PASSWORD }
    const from = { 'X-Forwarded-For': '198.51.100.7' }
    const refused = await world.visitor().refused('POST', '/account/login', { json, headers: from })
    const { status, headers, failure } = refused

    expect(status).to.equal(429)
    expect(failure.code).to.equal('accounts.too-many-attempts')
    expect(Number(headers.get('retry-after'))).to.be.within(800, 900)
  })

  it('forgets failed attempts after one that succeeded', async () => {
    await world.confirmed({ email: 'ada@example.org' })
    await guesses('ada@example.org', 9)

    const { status } = await logIn('ada@example.org', PASSWORD)

    expect(status).to.equal(200)
    expect(await guesses('ada@example.org', 9)).not.to.include(429)
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

  it('slows down guessing of the password for a change of address, and mails to one address', async () => {
    const { client } = await world.registered({ email: 'ada@example.org' })
    const ask = async (email: string, password: string) =>
      (await client.send('POST', '/account/changeEmail', { json: { email, password } })).status
    const mailed: number[] = []
    const guessed: number[] = []

    for (let n = 0; n < 6; n += 1) mailed.push(await ask('moved@example.org', PASSWORD))
    for (let n = 0; n < 5; n += 1) guessed.push(await ask(`moved${n}@example.org`, 'wrong password'))

    expect(mailed).to.deep.equal([...Array<number>(5).fill(200), 429])
    expect(guessed).to.deep.equal([422, 422, 422, 422, 429])
  })

  it('knows the device by the new address of its user', async () => {
    const { client } = await world.registered({ email: 'ada@example.org' })
    await client.post('/account/changeEmail', { email: 'moved@example.org', password: PASSWORD }, doneResponse)
    const token = await tokenMailedTo(world, 'moved@example.org', '/verifyEmail')
    await client.post('/account/verifyEmail', { token, email: 'moved@example.org' }, userResponse)
    await guessesFromEverywhere('moved@example.org', 101)

    const json = { email: 'moved@example.org', password: PASSWORD }
    const here = await client.send('POST', '/account/login', { json })

    expect([here.status, (await logIn(json.email, json.password)).status]).to.deep.equal([200, 429])
  })

  it('counts the address that the trusted proxy saw, whatever the caller says of earlier ones', async () => {
    const spoofed: number[] = []
    for (let n = 0; n < 12; n += 1)
      spoofed.push((await logIn('ada@example.org', 'wrong password', `203.0.113.${n}, 198.51.100.7`)).status)
    const elsewhere = await logIn('ada@example.org', 'wrong password', '198.51.100.8')

    expect(spoofed).to.deep.equal([...Array<number>(10).fill(401), 429, 429])
    expect(elsewhere.status).to.equal(401)
  })

  it('slows down registering with one e-mail', async () => {
    const register = () =>
      world.visitor().send('POST', '/account/register', { json: { email: 'ada@example.org', password: PASSWORD } })
    const statuses: number[] = []

    for (let n = 0; n < 6; n += 1) statuses.push((await register()).status)

    expect(statuses).to.deep.equal([...Array<number>(5).fill(201), 429])
  })
})
