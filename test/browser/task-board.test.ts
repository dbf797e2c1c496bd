import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { TRELLO_KEY, TRELLO_TOKEN } from '../support/trello-server/trello-data.ts'
import { openTrelloServer, type TrelloServer } from '../support/trello-server/trello-server.ts'
import { useBrowserWorld } from './browser-world.ts'
import { openOwnServer, type OwnServer } from './own-server.ts'
import type { Visitor } from './visitor.ts'

/** Trello is told before the server listens where it leads people back. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return String(port)
}

describe('the task board', () => {
  const world = useBrowserWorld()
  let trello: TrelloServer
  let server: OwnServer

  before(async () => {
    trello = await openTrelloServer()
    const PORT = await freePort()
    const web = { PORT, WEB_URL: `http://127.0.0.1:${PORT}` }
    server = await openOwnServer({ ...web, TRELLO_KEY, TRELLO_BASE_URL: trello.url })
  })

  after(async () => {
    await server.close()
    await trello.close()
  })

  async function addQuestion() {
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

  it('is authorised at Trello, also after it was refused there, given a list, and takes the card of a question', async () => {
    const id = await addQuestion()
    await world().visitAs(
      server.person,
      async (visitor) => {
        await visitor.open('/admin/trello')
        await visitor.button('Authorize with the task-board service').click()
        await visitor.link('Deny').click()
        await visitor.sees(visitor.text('The task board was not authorised'))
        await visitor.link('Open the task board page').click()
        await visitor.button('Authorize with the task-board service').click()
        await visitor.link('Allow').click()
        await visitor.arrivesAt('/settings')
        const address = await visitor.page.evaluate(() => window.location.href)
        await visitor.link('Open the task board page').click()
        await visitor.sees(visitor.text('Connected with Trello as adabrook.'))
        await choose(visitor, 'Board', 'Grants desk')
        await choose(visitor, 'List', 'To check')
        await visitor.button('Save changes').click()
        await visitor.sees(visitor.text('Saved. Cards now go to this list.'))
        await visitor.open(`/proposals/${id}`)
        await visitor.button('Task card of Question 1').dblclick()
        await visitor.sees(visitor.link('Open card of Question 1'))

        expect(address).not.to.include(TRELLO_TOKEN)
      },
      { baseURL: server.address },
    )
    expect(trello.cards.map(({ name }) => name)).to.deep.equal(['Who will benefit?'])
    expect(trello.cards[0]?.desc).to.include(`${server.address}/proposals/${id}#question-`)
  })
})
