import { expect } from 'chai'
import { TO_CHECK, TRELLO_KEY, TRELLO_TOKEN } from '../support/trello-server/trello-data.ts'
import { openTrelloServer, type TrelloFault, type TrelloServer } from '../support/trello-server/trello-server.ts'
import { becomes } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { openOwnServer, type OwnServer } from './own-server.ts'
import { DESK, overhang, PHONE, seriousFindings } from './page-checks.ts'
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

  async function fits(visitor: Visitor, name: string) {
    for (const size of [PHONE, DESK]) {
      await visitor.page.setViewportSize(size)
      await becomes(() => overhang(visitor), 0)
      await visitor.picture(`${name} ${size.width}`)
      await becomes(() => seriousFindings(visitor), [])
    }
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
      await visitor.button('Task card of Question 1').dblclick()
      await visitor.sees(visitor.link('Open card of Question 1'))

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

  /** With the page of an application open whose question has no card yet. */
  async function visitQuestion(story: (visitor: Visitor) => Promise<void>) {
    const { actor } = server.person
    await server.useCases.authoriseTaskBoard.execute({ actor, token: TRELLO_TOKEN })
    await server.useCases.chooseList.execute({ actor, listId: TO_CHECK })
    const id = await application()
    await visit(async (visitor) => {
      await visitor.open(`/proposals/${id}`)
      await story(visitor)
    })
  }

  const FAILURES: readonly [TrelloFault, RegExp, string][] = [
    ['rate limit', /status of 429 /, 'Trello takes no more requests just now. Try again in 10 seconds.'],
    [
      'outage',
      /status of 503 /,
      'Trello does not answer at the moment. Nothing is lost here: try again in a few minutes.',
    ],
  ]
  for (const [fault, complaint, sentence] of FAILURES)
    it(`that fails is said beside the question, whose card is made when asked for again: ${fault}`, () =>
      visitQuestion(async (visitor) => {
        visitor.expects(complaint)
        trello.fail(fault)
        await visitor.button('Task card of Question 1').click()
        await visitor.sees(visitor.alert('No card was made').getByText(sentence))
        await fits(visitor, `task card that failed by ${fault}`)
        await visitor.button('Task card of Question 1').click()

        await visitor.sees(visitor.link('Open card of Question 1'))
        await becomes(() => visitor.alert('No card was made').count(), 0)
        expect(trello.cards).to.have.length(1)
      }))

  it('leads from a card that was refused to a new authorisation, and makes the card on the list that was kept', () =>
    visitQuestion(async (visitor) => {
      visitor.expects(/status of 409 /)
      trello.fail('expired')
      await visitor.button('Task card of Question 1').click()
      const failure = visitor.alert('No card was made')
      await visitor.sees(failure.getByText(/Authorise it again; the chosen list is kept\.$/))
      const { path } = visitor
      await failure.getByRole('link', { name: 'Open the task board page' }).click()
      await visitor.button(AUTHORIZE).click()
      await visitor.link('Allow').click()
      await visitor.arrivesAt('/settings')
      await visitor.open(path)
      await visitor.button('Task card of Question 1').click()

      await visitor.sees(visitor.link('Open card of Question 1'))
      expect(trello.cards.map(({ idList }) => idList)).to.deep.equal([TO_CHECK])
    }))

  it('says on its page that Trello does not answer, and loads the boards when asked again', async () => {
    await server.useCases.authoriseTaskBoard.execute({ actor: server.person.actor, token: TRELLO_TOKEN })
    await visit(async (visitor) => {
      visitor.expects(/status of 503 /)
      trello.fail('outage')
      await visitor.open('/admin/trello')
      const failure = visitor.alert('The boards could not be loaded.')
      await visitor.sees(failure.getByText(/^Trello does not answer at the moment\./))
      await fits(visitor, 'boards that could not be loaded')
      await failure.getByRole('button', { name: 'Try again' }).click()
      await visitor.seesNoMore(failure)

      await choose(visitor, 'Board', 'Grants desk')
    })
  })

  it('is forgotten here when it is disconnected, and asks for an authorisation again', async () => {
    const { actor } = server.person
    await server.useCases.authoriseTaskBoard.execute({ actor, token: TRELLO_TOKEN })
    await server.useCases.chooseList.execute({ actor, listId: TO_CHECK })
    await visit(async (visitor) => {
      await visitor.open('/admin/trello')
      await visitor.button('Disconnect').click()
      const dialog = visitor.dialog('Disconnect the task board?')
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await visitor.seesNoMore(dialog)
      await visitor.sees(visitor.text('Connected with Trello as adabrook.'))
      await visitor.button('Disconnect').click()
      await dialog.getByRole('button', { name: 'Disconnect' }).click()
      await visitor.sees(visitor.button(AUTHORIZE))
      await visitor.page.reload()
      await visitor.sees(visitor.button(AUTHORIZE))

      const { isConfigured, memberName, list } = await server.useCases.viewTaskBoard.execute({ actor })
      expect({ isConfigured, memberName, list }).to.deep.equal({ isConfigured: false, memberName: null, list: null })
    })
  })
})

describe('the task board of an installation without a key', () => {
  const world = useBrowserWorld()

  it('is off, says how it is switched on, and makes no card', async () => {
    const { admin, useCases } = world()
    const grant = { name: 'Garden fund', projectId: null, grantInfo: [], funderId: null, funderName: null }
    const { id } = await useCases.createManualGrant.execute({ actor: admin.actor, ...grant })
    await useCases.addQuestion.execute({ actor: admin.actor, proposalId: id, questionText: 'Who will benefit?' })
    await world().visitAs(admin, async (visitor) => {
      visitor.expects(/status of 409 /)
      await visitor.open('/admin/trello')
      await visitor.sees(visitor.text('The task board is switched off'), visitor.text(/set TRELLO_KEY/))
      await becomes(() => visitor.button(AUTHORIZE).count(), 0)
      await visitor.open(`/proposals/${id}`)
      await visitor.button('Task card of Question 1').click()

      await visitor.sees(visitor.alert('No card was made').getByText(/^The task board is switched off/))
    })
  })
})
