import { expect } from 'chai'
import { apiRouter } from '../../adapters/koa/api-router.ts'
import type { HttpClient } from '../support/http-client.ts'
import { openWorld, type World } from '../support/world.ts'
import type { Call, Owned } from './call.ts'
import { addressOf, CALLS, somethingOwned } from './calls.ts'

const ABSENT = 'f'.repeat(24)
const MISSHAPEN = 'not-an-id'

describe('every call', () => {
  let world: World
  let admin: HttpClient
  let user: HttpClient
  let stranger: HttpClient
  let ownedByAdmin: Owned
  let ownedByUser: Owned

  before(async () => {
    world = await openWorld()
    admin = (await world.registered()).client
    user = (await world.registered()).client
    stranger = (await world.registered()).client
    ownedByAdmin = await somethingOwned(admin)
    ownedByUser = await somethingOwned(user)
  })

  after(() => world.close())

  const owner = (call: Call) => (call.access === 'admin' ? admin : user)
  const address = (call: Call) => addressOf(call, call.access === 'admin' ? ownedByAdmin : ownedByUser)

  it('stands in the table of calls', () => {
    const registered = registeredCalls()

    expect(registered.length).to.be.greaterThan(20)
    expect(CALLS.map(({ call }) => call)).to.have.members(registered)
  })

  for (const call of CALLS.filter(({ access }) => access !== 'anyone')) {
    it(`asks for a log-in: ${call.call}`, async () => {
      const { method, path } = address(call)

      const { status, failure } = await world.visitor().refused(method, path, call.sends?.())

      expect(status).to.equal(401)
      expect(failure.code).to.equal('accounts.not-logged-in')
    })
  }

  for (const call of CALLS.filter(({ names }) => names !== undefined)) {
    it(`tells what is another account's from what is absent by nothing: ${call.call}`, async () => {
      const { method, path } = address(call)
      const id = (call.access === 'admin' ? ownedByAdmin : ownedByUser)[call.names ?? 'project']
      const caller = call.access === 'admin' ? admin : stranger
      const foreign = call.access === 'admin' ? path.replace(id, ownedByUser.question) : path

      const anothers = await caller.refused(method, foreign, call.sends?.())
      const absent = await caller.refused(method, path.replace(id, ABSENT), call.sends?.())
      const misshapen = await caller.refused(method, path.replace(id, MISSHAPEN), call.sends?.())

      for (const { status, failure } of [anothers, absent, misshapen]) {
        expect(status).to.equal(404)
        expect({ ...failure, requestId: '' }).to.deep.equal({ ...absent.failure, requestId: '' })
      }
    })
  }

  for (const call of CALLS.filter(({ access }) => access === 'admin')) {
    it(`is refused to who is no admin: ${call.call}`, async () => {
      const { method, path } = addressOf(call, ownedByUser)

      const { status } = await user.refused(method, path)

      expect(status).to.equal(403)
    })
  }

  for (const call of CALLS.filter(({ wrong }) => wrong !== undefined)) {
    it(`names every wrong field: ${call.call}`, async () => {
      const { method, path } = address(call)

      const { status, failure } = await owner(call).refused(method, path, call.wrong?.sends())

      expect(status).to.equal(422)
      expect(failure.fields).to.have.all.keys([...(call.wrong?.fields ?? [])])
      expect(Object.values(failure.fields ?? {}).join()).not.to.match(/expected|invalid input|undefined/i)
    })
  }

  for (const call of CALLS.filter(({ sends }) => sends?.().json !== undefined)) {
    it(`refuses a body that is no JSON, too long or of another type: ${call.call}`, async () => {
      const { method, path } = address(call)
      const json = { 'Content-Type': 'application/json' }
      const caller = owner(call)

      const broken = await caller.refused(method, path, { text: '{"name": "x', headers: json })
      const long = await caller.refused(method, path, { json: { name: 'x'.repeat(1024 * 1024) } })
      const typed = await caller.refused(method, path, { text: 'name=x', headers: { 'Content-Type': 'text/plain' } })

      expect([broken.status, long.status, typed.status]).to.deep.equal([400, 413, 415])
    })
  }

  for (const call of CALLS.filter(({ call }) => !call.startsWith('GET'))) {
    it(`is refused to another site's page: ${call.call}`, async () => {
      const { method, path } = address(call)
      const headers = { Origin: 'https://evil.example' }

      const { status, failure } = await owner(call).refused(method, path, { ...call.sends?.(), headers })

      expect(status).to.equal(403)
      expect(failure.code).to.equal('http.foreign-origin')
    })
  }

  for (const call of CALLS) {
    it(`works, and answers what its contract says: ${call.call}`, async () => {
      const caller = call.access === 'admin' ? admin : (await world.registered()).client
      const owning = call.ofAnother === true ? (await world.registered()).client : caller
      const { method, path } = addressOf(call, await somethingOwned(owning))
      if (call.afterWork === true) await world.workOff()

      const sent = call.prepares ? await call.prepares(world, caller) : call.sends?.()
      const address = call.leadsTo ? await call.leadsTo(world, caller) : path

      const body = await caller.call(method, address, call.answers, sent, call.status ?? 200)

      expect(body).to.have.property('success', true)
    })
  }
})

function registeredCalls(): string[] {
  const options = { useCases: {}, basePath: '', log: {} } as Parameters<typeof apiRouter>[0]
  return apiRouter(options).stack.map(({ methods, path }) => {
    const method = methods.find((name) => name !== 'HEAD')
    return `${method} ${String(path)}`
  })
}
