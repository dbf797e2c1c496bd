import { expect } from 'chai'
import { TRELLO_KEY, TRELLO_TOKEN } from '../support/trello-server/trello-data.ts'
import { openTrelloServer, type TrelloServer } from '../support/trello-server/trello-server.ts'
import { useBrowserWorld } from './browser-world.ts'
import { openOwnServer, type OwnServer } from './own-server.ts'
import type { Visitor } from './visitor.ts'

const AUTHORIZE = 'Authorize with the task-board service'

describe('the task board', function () {
  this.timeout(240_000)
  const world = useBrowserWorld()
  let trello: TrelloServer
  let server: OwnServer

  beforeEach(async () => {
    trello = await openTrelloServer()
    const port = String(20_000 + Math.floor(Math.random() * 20_000))
    const web = { PORT: port, WEB_URL: `http://127.0.0.1:${port}` }
    server = await openOwnServer({ ...web, TRELLO_KEY, TRELLO_BASE_URL: trello.url })
  })

  afterEach(async () => {
    await server.close()
    await trello.close()
  })

  const visit = (story: (visitor: Visitor) => Promise<void>) =>
    world().visitAs(server.person, story, { baseURL: server.address })

  async function application() {
    const { actor } = server.person
    const grant = { name: 'Garden fund', projectId: null, grantInfo: [], funderId: null, funderName: null }
    const { id } = await server.useCases.createManualGrant.execute({ actor, ...grant })
    await server.useCases.addQuestion.execute({ actor, proposalId: id, questionText: 'Who will benefit?' })
    return id
  }

  async function choose(visitor: Visitor, field: string, name: string) {
    await visitor.field(field).click()
    await visitor.page.getByTitle(name, { exact: true }).click()
  }

  it('is authorised, given a list, and takes the card of a question', async () => {
    const id = await application()
    await visit(async (visitor) => {
      await visitor.open('/admin/trello')
      await visitor.button(AUTHORIZE).click()
      await visitor.link('Allow').click()
      await visitor.arrivesAt('/settings')
      const history = await visitor.page.evaluate(() => window.location.href)
      await visitor.link('Open the task board page').click()
      await visitor.sees(visitor.text('Connected with Trello as adabrook.'))
      const early = await visitor.button('Save changes').isDisabled()
      await choose(visitor, 'Board', 'Grants desk')
      await choose(visitor, 'List', 'To check')
      await visitor.button('Save changes').click()
      await visitor.sees(visitor.text('Saved. Cards now go to this list.'))
      await visitor.open(`/proposals/${id}`)
      await visitor.button('Put Question 1 on the task board').dblclick()
      await visitor.sees(visitor.link('Open the task card of Question 1'))

      expect([early, history.includes(TRELLO_TOKEN)]).to.deep.equal([true, false])
      expect(trello.cards.map(({ name }) => name)).to.deep.equal(['Who will benefit?'])
      expect(trello.cards[0]?.desc).to.include(`${server.address}/proposals/${id}#question-`)
    })
  })

  it('is asked for again where the permission has expired, and not connected where it was refused', async () => {
    await server.useCases.authoriseTaskBoard.execute({ actor: server.person.actor, token: TRELLO_TOKEN })
    await visit(async (visitor) => {
      visitor.expects(/status of 409 /)
      trello.fail('expired')
      await visitor.open('/admin/trello')
      await visitor.sees(visitor.text('Trello no longer accepts the authorisation of adabrook'))
      await visitor.button(AUTHORIZE).click()
      await visitor.link('Deny').click()
      await visitor.sees(visitor.text('The task board was not authorised'))
    })
  })
})
