import { expect } from 'chai'
import type { z } from 'zod'
import { auditResponse } from '../../adapters/http-contract/admin.ts'
import { proposalResponse } from '../../adapters/http-contract/proposals.ts'
import type { HttpClient } from '../support/http-client.ts'
import { openTrelloServer, type TrelloServer } from '../support/trello-server/trello-server.ts'
import { eventually } from '../support/waiting.ts'
import { registeredCalls } from '../support/registered-calls.ts'
import { openWorld, type World } from '../support/world.ts'
import type { Owned, TestedCall } from './call.ts'
import { newCallers, type Callers } from './callers.ts'
import { addressOf, CALLS, somethingOwned } from './calls.ts'
import { ROLES, statusesOf, type Role } from './who-may-call.ts'

/** The sources belong to the application that was opened; a funder is named to admins in their own list. */
const DONE_TO_OWN_TASK_BOARD = /^POST \/admin\/(trello|createTrelloCard)/
const READ_WITHOUT_NOTE = [
  'GET /proposals/:id/questions/:questionId/sources',
  'GET /proposals/:id/passages',
  'GET /funders/:id',
]

describe('every call', () => {
  let world: World
  let trello: TrelloServer
  let callers: Callers
  let owned: Owned

  before(async () => {
    trello = await openTrelloServer()
    world = await openWorld({ trelloUrl: trello.url })
    await world.registered({ email: 'first-of-all@example.org' })
    callers = await newCallers(world)
    owned = await somethingOwned(callers.user)
  })

  // Whatever a call set off is done before the next, which may wait for all of it.
  afterEach(() => world.workOff())

  after(async () => {
    await world.close()
    await trello.close()
  })

  /** Somebody who may make the call. */
  const whoMay = (call: TestedCall) => (call.access === 'admin' ? callers.admin : callers.user)

  it('stands in the table of calls, once', () => {
    const registered = registeredCalls()

    expect(registered.length).to.be.greaterThan(20)
    expect(CALLS.map(({ call }) => call)).to.have.members(registered)
  })

  for (const call of CALLS) {
    it(`answers nobody, users, colleagues, strangers and admins as they may, and notes what admins do: ${call.call}`, async () => {
      const answered: [Role, number][] = []
      for (const role of ROLES) {
        const before = isNoted(role, call) ? await noted() : -1
        answered.push([role, await answeredTo(role, call)])
        if (isNoted(role, call)) expect(await noted(), 'acts of admins in the audit log').to.be.greaterThan(before)
      }

      expect(Object.fromEntries(answered)).to.deep.equal(statusesOf(call))
    })
  }

  /** Makes the call as it works, and says what came back. */
  async function answeredTo(role: Role, call: TestedCall): Promise<number> {
    const { [role]: known, user, admin } = call.endsSessions ? await newCallers(world) : callers
    const mayCall = statusesOf(call)[role] < 400
    const asWho = mayCall && role !== 'nobody' ? known : call.access === 'admin' ? admin : user
    const named = mayCall && needsItsOwn(role, call) ? await somethingOwned(user, call.names) : owned
    const { method, path } = addressOf(call, named)
    if (call.afterWork) await settled(user, named.proposal)
    const sent = call.prepares ? await call.prepares(world, asWho, user) : call.sends?.()
    const address = call.leadsTo ? await call.leadsTo(world, asWho, user) : path
    const { status, text } = await known.again().send(method, address, sent)
    if (status < 400 && call.response !== 'file') expectValid(call.response, text)
    if (status === 401) expect(text).to.include('accounts.not-logged-in')
    return status
  }

  /** Does the jobs until the application is idle: an answer waits for the documents that are being read. */
  async function settled(owner: HttpClient, proposalId: string): Promise<void> {
    await eventually(async () => {
      await world.workOff()
      const { proposal } = await owner.get(`/proposals/${proposalId}`, proposalResponse)
      expect(proposal.questions.map(({ status }) => status)).not.to.include('processing')
    })
  }

  /** How many acts of admins there are in the log. */
  async function noted(): Promise<number> {
    return (await callers.admin.get('/admin/auditLog', auditResponse)).total
  }

  for (const call of CALLS.filter(({ wrong }) => wrong !== undefined)) {
    it(`names every wrong field: ${call.call}`, async () => {
      const { method, path } = addressOf(call, owned)

      const { status, failure } = await whoMay(call).refused(method, path, call.wrong?.sends())

      expect(status).to.equal(422)
      expect(failure.fields).to.have.all.keys([...(call.wrong?.fields ?? [])])
      expect(Object.values(failure.fields ?? {}).join()).not.to.match(/expected|invalid input|undefined/i)
    })
  }

  for (const call of CALLS.filter(({ sends }) => sends?.().json !== undefined)) {
    it(`refuses a body that is no JSON, too long or of another type: ${call.call}`, async () => {
      const { method, path } = addressOf(call, owned)
      const json = { 'Content-Type': 'application/json' }
      const caller = whoMay(call)

      const broken = await caller.refused(method, path, { text: '{"name": "x', headers: json })
      const long = await caller.refused(method, path, { json: { name: 'x'.repeat(1024 * 1024) } })
      const typed = await caller.refused(method, path, { text: 'name=x', headers: { 'Content-Type': 'text/plain' } })

      expect([broken.status, long.status, typed.status]).to.deep.equal([400, 413, 415])
    })
  }

  for (const call of CALLS.filter(({ call }) => !call.startsWith('GET'))) {
    it(`is refused to another site's page: ${call.call}`, async () => {
      const { method, path } = addressOf(call, owned)
      const headers = { Origin: 'https://evil.example' }

      const { status, failure } = await whoMay(call).refused(method, path, { ...call.sends?.(), headers })

      expect(status).to.equal(403)
      expect(failure.code).to.equal('http.foreign-origin')
    })
  }
})

/** What its address names is made for it alone where the call changes it; and where it is noted, as once for several looks. */
function needsItsOwn(role: Role, call: TestedCall): boolean {
  if (call.names === undefined || call.leadsTo !== undefined) return false
  return isNoted(role, call) || !call.call.startsWith('GET')
}

/** All that admins change, and what they read of one account. */
function isNoted(role: Role, { call, access, openToAdmins }: TestedCall): boolean {
  if (role !== 'admin') return false
  if (READ_WITHOUT_NOTE.includes(call) || DONE_TO_OWN_TASK_BOARD.test(call)) return false
  return openToAdmins === true || (access === 'admin' && !call.startsWith('GET'))
}

function expectValid(schema: z.ZodType, text: string): void {
  const body: unknown = JSON.parse(text)
  expect(schema.parse(body), 'The answer holds what its contract does not name.').to.deep.equal(body)
  expect(body).to.have.property('success', true)
}
