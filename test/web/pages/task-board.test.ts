import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { TO_CHECK, TRELLO_TOKEN } from '../../support/trello-server/trello-data.ts'
import { openTrelloServer, type TrelloFault, type TrelloServer } from '../../support/trello-server/trello-server.ts'
import { createGrant } from './page-fixtures.ts'
import { usePageWorld, type ShownPage } from './page-world.ts'

const AUTHORIZE = 'Authorize with the task-board service'

describe('the task board', () => {
  let trello: TrelloServer

  before(async () => {
    trello = await openTrelloServer()
  })

  const world = usePageWorld(() => ({ trelloUrl: trello.url }))

  after(() => trello.close())

  beforeEach(async () => {
    const { useCases, admin } = world()
    await useCases.disconnectTaskBoard.execute({ actor: admin.actor })
    trello.cards.length = 0
  })

  const authorise = () =>
    world().useCases.authoriseTaskBoard.execute({ actor: world().admin.actor, token: TRELLO_TOKEN })

  async function connect(): Promise<void> {
    await authorise()
    await world().useCases.chooseList.execute({ actor: world().admin.actor, listId: TO_CHECK })
  }

  async function choose(page: ShownPage, field: string, name: string): Promise<void> {
    await page.user.click(await screen.findByLabelText(field))
    await page.user.click(await screen.findByTitle(name))
  }

  /** A page of an application whose question has no card yet. */
  async function openQuestion(): Promise<ShownPage> {
    const id = await createGrant(world(), world().admin, { questions: ['Who will benefit?'] })
    return world().open(`/proposals/${id}`, world().admin)
  }

  const cardButton = () => screen.findByLabelText('Task card of Question 1')

  it('takes the token out of the address, and saves a list once both are chosen', async () => {
    const page = await world().open(`/admin/trelloCallback#token=${TRELLO_TOKEN}`, world().admin)
    await page.arrivesAt('/settings')
    await page.user.click(await screen.findByText('Open the task board page'))
    await screen.findByText('Connected with Trello as adabrook.')
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' })
    expect([save.disabled, screen.getByLabelText<HTMLInputElement>('List').disabled]).to.deep.equal([true, true])
    await choose(page, 'Board', 'Grants desk')
    expect(save.disabled).to.equal(true)
    await choose(page, 'List', 'To check')
    page.calls.disconnect('POST /admin/trelloConfig')
    await page.user.click(save)
    await screen.findByText('The list was not saved.')
    page.calls.restore()
    await page.user.click(save)

    await screen.findByText('Saved. Cards now go to this list.')
    const { list } = await world().useCases.viewTaskBoard.execute({ actor: world().admin.actor })
    expect(list?.id).to.equal(TO_CHECK)
  })

  it('makes one card of a question, however often it is asked for', async () => {
    await connect()
    const page = await openQuestion()
    await page.user.dblClick(await cardButton())

    const card = await screen.findByLabelText('Open card of Question 1')
    screen.getByText('The card is made.')
    expect(trello.cards.map(({ name, idList, url }) => [name, idList, url])).to.deep.equal([
      ['Who will benefit?', TO_CHECK, card.getAttribute('href')],
    ])
    expect(page.calls.count('POST /admin/createTrelloCard')).to.equal(1)
    await page.reload()
    await page.user.click(await cardButton())
    await screen.findByText('There is a card already.')
    expect(trello.cards).to.have.length(1)
  })

  it('is not connected where it was refused, or where the server was out of reach', async () => {
    const page = await world().open('/admin/trelloCallback#error=Token+request+rejected', world().admin)
    await screen.findByText('The task board was not authorised')
    await page.arrivesAt('/admin/trelloCallback')
    expect(page.calls.count('POST /admin/trello')).to.equal(0)

    const lost = await world().open(`/admin/trelloCallback#token=${TRELLO_TOKEN}`, world().admin, ({ calls }) =>
      calls.disconnect('POST /admin/trello'),
    )
    await screen.findByText('The task board was not connected')
    await lost.arrivesAt('/admin/trelloCallback')
    lost.calls.restore()
    await lost.user.click(screen.getByText('Try again'))
    await lost.arrivesAt('/settings')
  })

  it('is asked for again where the permission has expired', async () => {
    await authorise()
    trello.fail('expired')
    await world().open('/admin/trello', world().admin)

    await screen.findByText('Trello no longer accepts the authorisation of adabrook')
    screen.getByText('Authorise again. The list that you chose is kept.')
    screen.getByText(AUTHORIZE)
  })

  const FAILURES: readonly [TrelloFault, string][] = [
    ['rate limit', 'Trello takes no more requests just now. Try again in 10 seconds.'],
    ['outage', 'Trello does not answer at the moment. Nothing is lost here: try again in a few minutes.'],
  ]
  for (const [fault, sentence] of FAILURES)
    it(`says a failure beside the question, whose card is made when asked for again: ${fault}`, async () => {
      await connect()
      const page = await openQuestion()
      const button = await cardButton()
      trello.fail(fault)
      await page.user.click(button)
      await within((await screen.findByText('No card was made')).closest('article')!).findByText(sentence)
      await page.user.click(button)

      await screen.findByLabelText('Open card of Question 1')
      expect(screen.queryByText('No card was made')).to.equal(null)
      expect(trello.cards).to.have.length(1)
    })

  it('leads from a card that was refused to a new authorisation, and makes the card on the list that was kept', async () => {
    await connect()
    const page = await openQuestion()
    const { address } = page
    const button = await cardButton()
    trello.fail('expired')
    await page.user.click(button)
    await screen.findByText('No card was made')
    screen.getByText(/Authorise it again; the chosen list is kept\.$/)
    await page.user.click(screen.getByText('Open the task board page'))
    await screen.findByText(AUTHORIZE)
    await page.goTo(`/admin/trelloCallback#token=${TRELLO_TOKEN}`)
    await page.arrivesAt('/settings')
    await page.goTo(address)
    await page.user.click(await cardButton())

    await screen.findByLabelText('Open card of Question 1')
    expect(trello.cards.map(({ idList }) => idList)).to.deep.equal([TO_CHECK])
  })

  it('says on its page that Trello does not answer, and loads the boards when asked again', async () => {
    await authorise()
    trello.fail('outage')
    const page = await world().open('/admin/trello', world().admin)
    await screen.findByText('The boards could not be loaded.')
    screen.getByText(/^Trello does not answer at the moment\./)
    await page.user.click(screen.getByText('Try again'))
    await waitFor(() => expect(screen.queryByText('The boards could not be loaded.')).to.equal(null))

    await choose(page, 'Board', 'Grants desk')
  })

  it('is forgotten here when it is disconnected, and asks for an authorisation again', async () => {
    await connect()
    const page = await world().open('/admin/trello', world().admin)
    await page.user.click(await screen.findByText('Disconnect'))
    const dialog = await disconnectDialog()
    await page.user.click(dialog.getByText('Cancel'))
    await waitFor(() => expect(screen.queryByRole('dialog')).to.equal(null))
    screen.getByText('Connected with Trello as adabrook.')
    expect(page.calls.count('POST /admin/trelloDisconnect')).to.equal(0)
    page.calls.disconnect('POST /admin/trelloDisconnect')
    await page.user.click(screen.getAllByText('Disconnect')[0]!)
    const again = await disconnectDialog()
    await page.user.click(again.getByRole('button', { name: 'Disconnect' }))
    await again.findByText('The task board is still connected.')
    page.calls.restore()
    await page.user.click(again.getByRole('button', { name: 'Disconnect' }))
    await screen.findByText(AUTHORIZE)
    await page.reload()
    await screen.findByText(AUTHORIZE)

    const { actor } = world().admin
    const { isConfigured, memberName, list } = await world().useCases.viewTaskBoard.execute({ actor })
    expect({ isConfigured, memberName, list }).to.deep.equal({ isConfigured: false, memberName: null, list: null })
  })

  const disconnectDialog = async () => within(await screen.findByRole('dialog', { name: 'Disconnect the task board?' }))
})

describe('the task board of an installation without a key', () => {
  const world = usePageWorld()

  it('is off, says how it is switched on, and makes no card', async () => {
    const { admin } = world()
    const page = await world().open('/admin/trello', admin)
    await screen.findByText('The task board is switched off')
    screen.getByText(/set TRELLO_KEY/)
    expect(screen.queryByText(AUTHORIZE)).to.equal(null)
    const id = await createGrant(world(), admin, { questions: ['Who will benefit?'] })
    await page.goTo(`/proposals/${id}`)
    await screen.findByLabelText('Chat about Question 1')
    await page.settles()
    expect(screen.queryByLabelText('Task card of Question 1')).to.equal(null)
  })
})
