import { expect } from 'chai'
import { createdResponse } from '../../adapters/http-contract/projects.ts'
import { AppError } from '../../core/shared/app-error.ts'
import { openWorld, PASSWORD, type World, type WorldOptions } from '../support/world.ts'

describe('failures over HTTP', () => {
  let world: World

  const open = async (options: WorldOptions = {}) => (world = await openWorld(options))

  afterEach(() => world.close())

  const failing = (error: unknown): WorldOptions => ({
    useCases: { createProject: { execute: () => Promise.reject(error) } },
  })

  const create = async () => {
    const { client } = await world.registered()
    return client.refused('POST', '/projects/create', { json: { name: 'Youth club' } })
  }

  it('are JSON for calls that do not exist, whatever the method', async () => {
    await open()
    const visitor = world.visitor()

    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      for (const path of ['', '/', '/nothing', '/projects', '/%E0%A4%A', '/assets/app.js']) {
        const { status, failure } = await visitor.refused(method, path)
        expect(status).to.equal(404)
        expect(failure.code).to.equal('http.no-such-call')
      }
    }
  })

  it('tell of characters that no store keeps, wherever they stand', async () => {
    await open()
    const { client } = await world.registered()
    const post = (path: string, json: unknown) => client.refused('POST', path, { json })

    const addresses = ['/admin/jobs?name=a%00', '/admin/users?search=%00', '/funders/search/a%00b', '/funders/%00']
    for (const path of addresses) {
      const { status, failure } = await client.refused('GET', path)
      expect([status, failure.code], path).to.deep.equal([400, 'http.malformed-address'])
    }
    for (const text of ['a\0b', 'half of a smile: \ud83d']) {
      const named = await post('/projects/create', { name: text })
      const preferred = await post('/account/preferences', { preferencesChange: { a: text } })
      const keyed = await post('/account/preferences', { preferencesChange: { [text]: true } })
      expect([named, preferred, keyed].map(({ status }) => status)).to.deep.equal([422, 422, 422])
      expect(named.failure.fields).to.have.all.keys('name')
      expect(preferred.failure.fields).to.have.all.keys('preferencesChange.a')
      expect(keyed.failure.fields).to.have.all.keys('preferencesChange')
    }
    await client.post('/projects/create', { name: 'A whole smile: 😀' }, createdResponse)
  })

  it('name the methods that a call takes', async () => {
    await open()

    const { status, headers, failure } = await world.visitor().refused('DELETE', '/account/settings')

    expect(status).to.equal(405)
    expect(headers.get('allow')).to.equal('HEAD, GET, POST')
    expect(failure.code).to.equal('http.method-not-allowed')
  })

  it('of a full disk say so, wherever it was noticed', async () => {
    await open(failing(new Error('saving', { cause: Object.assign(new Error('write'), { code: 'ENOSPC' }) })))

    const { status, failure } = await create()

    expect(status).to.equal(503)
    expect(failure).to.include({
      code: 'shared.disk-full',
      error:
        'There is no space left to store this, so nothing was changed. Please tell the person who runs Grantwright.',
    })
  })

  it('that nobody foresaw say nothing of what happened, and log all of it', async () => {
    await open(failing(new Error('connection to 10.0.0.7 lost')))

    const { status, failure } = await create()

    expect(status).to.equal(500)
    expect(failure).to.deep.equal({
      success: false,
      error: 'Something went wrong on our side. Please try again.',
      code: 'http.unexpected',
      requestId: failure.requestId,
    })
    const logged = world.log.entries.find(({ level }) => level === 'error')
    expect(logged?.details['requestId']).to.equal(failure.requestId)
    expect(logged?.details['error']).to.be.an('error').with.property('message', 'connection to 10.0.0.7 lost')
  })

  it('carry the code and sentence of the core, and when to try again', async () => {
    const busy = new AppError('unavailable', 'model.unavailable', { retryAfter: 7 }, new Error('529'))
    await open(failing(busy))

    const { status, headers, failure } = await create()

    expect(status).to.equal(503)
    expect(failure).to.include({
      code: 'model.unavailable',
      error: 'The language model can’t be reached just now. Please try again in a few minutes.',
    })
    expect(headers.get('retry-after')).to.equal('7')
    expect(world.log.entries.filter(({ level }) => level === 'warn')).to.have.length(1)
  })

  it('of a conflict are 409', async () => {
    await open(failing(new AppError('conflict', 'shared.stale')))

    expect((await create()).status).to.equal(409)
  })

  it('leave the connection usable after a body that was refused half-way', async () => {
    await open()
    const { client } = await world.registered()

    for (let n = 0; n < 5; n += 1) {
      const { status } = await client.refused('POST', '/projects/create', { json: { name: 'x'.repeat(3_000_000) } })
      expect(status).to.equal(413)
    }

    await client.post('/projects/create', { name: 'Youth club' }, createdResponse)
  })

  it('tell a body that can not be unpacked from one that is packed in an unknown way', async () => {
    await open()
    const { client } = await world.registered()
    const send = (encoding: string) =>
      client.refused('POST', '/projects/create', {
        text: 'these bytes are not what they claim to be',
        headers: { ...JSON_TYPE, 'Content-Encoding': encoding },
      })

    expect([(await send('gzip')).status, (await send('compress')).status]).to.deep.equal([400, 415])
  })

  it('and successes are logged with one id each, without what people typed', async () => {
    await open()
    const { client } = await world.registered({ email: 'ada@example.org' })
    await client.send('GET', '/funders/search/a%20secret%20funder')
    await client.send('GET', '/nothing?token=a-secret-token')
    await client.refused('POST', '/projects/create', { text: '{"a secret text', headers: JSON_TYPE })

    const logged = JSON.stringify(world.log.entries)

    expect(logged).not.to.match(/secret|ada@example/)
    expect(logged).not.to.contain(PASSWORD)
    expect(logged).not.to.contain(client.cookieHeader().split('=')[1])
    const ids = world.log.entries.map(({ details }) => details['requestId'])
    expect(new Set(ids).size).to.equal(4)
    expect(world.log.entries[1]?.details).to.include({
      method: 'GET',
      route: '/api/funders/search/:query',
      status: 200,
    })
  })

  it('take the id of a request from the proxy that is trusted, when it is a plain one', async () => {
    await open({ trustedProxies: 1 })
    const idOf = async (given: string) =>
      (await world.visitor().send('GET', '/config', { headers: { 'X-Request-Id': given } })).headers.get('x-request-id')

    expect(await idOf('edge-7f3a9c21')).to.equal('edge-7f3a9c21')
    expect(await idOf('{"level":"error"}')).to.match(/^[0-9a-f-]{36}$/)
  })
})

const JSON_TYPE = { 'Content-Type': 'application/json' }
