import { expect } from 'chai'
import { methodAndPath } from '../../adapters/http-contract/calls.ts'
import type { HttpClient } from '../support/http-client.ts'
import { testSet } from '../support/product-set.ts'
import { openTrelloServer, type TrelloServer } from '../support/trello-server/trello-server.ts'
import { openWorld, type World } from '../support/world.ts'
import type { Owned } from './call.ts'
import { newCallers, type Callers } from './callers.ts'
import { addressOf, CALLS, somethingOwned } from './calls.ts'

const ABSENT = 'f'.repeat(24)
const MISSHAPEN = 'not-an-id'

describe('what is another account’s', () => {
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

  after(async () => {
    await world.close()
    await trello.close()
  })

  it('is held back by the database too, where it can', async () => {
    expect(await world.application.rowLevelSecurity.isEnforced()).to.equal(testSet() === 'production')
  })

  for (const call of CALLS.filter(({ names }) => names !== undefined)) {
    it(`can't be told from what is absent: ${call.call}`, async () => {
      const { method, path } = addressOf(call, owned)
      const id = owned[call.names ?? 'project']
      const caller = call.access === 'admin' ? callers.admin : callers.stranger
      const foreign = call.access === 'admin' ? path.replace(id, owned.question) : path

      const anothers = await caller.refused(method, foreign, call.sends?.())
      const absent = await caller.refused(method, path.replace(id, ABSENT), call.sends?.())
      const misshapen = await caller.refused(method, path.replace(id, MISSHAPEN), call.sends?.())

      for (const { status, failure } of [anothers, absent, misshapen]) {
        expect(status).to.equal(404)
        expect({ ...failure, requestId: '' }).to.deep.equal({ ...absent.failure, requestId: '' })
      }
    })
  }

  const lists = CALLS.filter(({ call, names, access }) => call.startsWith('GET ') && !names && access !== 'admin')

  it('is in no list that somebody else reads', async () => {
    const read = async (client: HttpClient) => {
      const texts: string[] = []
      for (const { call } of lists) texts.push((await client.send('GET', methodAndPath(call).path)).text)
      return texts.join()
    }
    const [own, anothers] = [await read(callers.user), await read(callers.stranger)]
    const { account, project, proposal, document, funder } = owned
    const ids = [account, project, proposal, document, funder]

    expect(ids.filter((id) => !own.includes(id))).to.deep.equal([])
    expect(Object.values(owned).filter((id) => isId(id) && anothers.includes(id))).to.deep.equal([])
  })
})

const isId = (id: string) => /^[0-9a-f]{24}$/.test(id)
