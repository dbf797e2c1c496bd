import { expect } from 'chai'
import { doneResponse } from '../../adapters/http-contract/accounts.ts'
import { proposalResponse } from '../../adapters/http-contract/proposals.ts'
import { boardsResponse, taskBoardResponse, taskCardResponse } from '../../adapters/http-contract/taskboard.ts'
import { createdResponse } from '../../adapters/http-contract/projects.ts'
import type { HttpClient } from '../support/http-client.ts'
import { GRANTS_BOARD, LATER, TO_CHECK, TRELLO_TOKEN } from '../support/trello-server/trello-data.ts'
import { openTrelloServer, type TrelloFault, type TrelloServer } from '../support/trello-server/trello-server.ts'
import { openWorld, type World } from '../support/world.ts'

interface Failing {
  readonly status: number
  readonly code: string
  readonly sentence: RegExp
}

const EXPIRED: Failing = {
  status: 409,
  code: 'taskboard.not-authorised',
  sentence: /^The task board does not know you, or no longer\. Authorise it again; the chosen list is kept\.$/,
}
const TOO_MANY: Failing = {
  status: 429,
  code: 'taskboard.too-many',
  sentence: /^Trello takes no more requests just now\. Try again in 10 seconds\.$/,
}
const UNAVAILABLE: Failing = {
  status: 503,
  code: 'taskboard.unavailable',
  sentence: /^Trello does not answer at the moment\. Nothing is lost here: try again in a few minutes\.$/,
}
const FAULTS: Readonly<Partial<Record<TrelloFault, Failing>>> = {
  expired: EXPIRED,
  'rate limit': TOO_MANY,
  outage: UNAVAILABLE,
  malformed: UNAVAILABLE,
  unheard: UNAVAILABLE,
}

describe('the task board over HTTP, where Trello fails', () => {
  let trello: TrelloServer
  let world: World
  let admin: HttpClient
  let question: { readonly id: string }

  beforeEach(async () => {
    trello = await openTrelloServer()
    world = await openWorld({ trelloUrl: trello.url })
    admin = (await world.registered({ email: 'operator@example.org' })).client
    await admin.post('/admin/trello', { token: TRELLO_TOKEN }, doneResponse)
    await admin.post('/admin/trelloConfig', { listId: TO_CHECK }, doneResponse)
    const { id } = await admin.post('/proposals/createManualGrant', { name: 'Warm kitchens' }, createdResponse)
    const asked = { questionText: 'Who will benefit?' }
    const { proposal } = await admin.post(`/proposals/${id}/newQuestion`, asked, proposalResponse)
    question = { id: proposal.questions[0]?.id ?? '' }
  })

  afterEach(async () => {
    await world.close()
    await trello.close()
  })

  const CALLS: Readonly<Record<string, () => ReturnType<HttpClient['refused']>>> = {
    'the boards': () => admin.refused('GET', '/admin/trelloGetBoards'),
    'the lists': () => admin.refused('GET', `/admin/trelloGetLists/${GRANTS_BOARD}`),
    'another list': () => admin.refused('POST', '/admin/trelloConfig', { json: { listId: LATER } }),
    'a card': () => admin.refused('POST', '/admin/createTrelloCard', { json: { question } }),
  }
  for (const [fault, { status, code, sentence }] of Object.entries(FAULTS))
    for (const [what, call] of Object.entries(CALLS))
      it(`says so in a sentence, and keeps the list: ${fault} when asked for ${what}`, async () => {
        trello.fail(fault as TrelloFault)

        const refused = await call()

        expect([refused.status, refused.failure.code]).to.deep.equal([status, code])
        expect(refused.failure.error).to.match(sentence)
        expect(refused.headers.get('retry-after')).to.equal(fault === 'rate limit' ? '10' : null)
        const { isConfigured, list } = await admin.get('/admin/trello', taskBoardResponse)
        expect([isConfigured, list?.id]).to.deep.equal([fault !== 'expired', TO_CHECK])
      })

  it('keeps the authorisation that there was where another one can’t be checked', async () => {
    trello.fail('outage')

    const { status } = await admin.refused('POST', '/admin/trello', { json: { token: TRELLO_TOKEN } })

    expect(status).to.equal(503)
    expect((await admin.get('/admin/trelloGetBoards', boardsResponse)).boards).to.have.length(2)
  })

  it('goes on where it was once the authorisation is given again', async () => {
    trello.fail('expired')
    await admin.refused('POST', '/admin/createTrelloCard', { json: { question } })

    await admin.post('/admin/trello', { token: TRELLO_TOKEN }, doneResponse)
    await admin.post('/admin/createTrelloCard', { question }, taskCardResponse)

    expect(trello.cards.map(({ idList, name }) => [idList, name])).to.deep.equal([[TO_CHECK, 'Who will benefit?']])
  })

  for (const fault of ['rate limit', 'outage', 'unheard'] as const)
    it(`makes the card once when it is asked for again: ${fault}`, async () => {
      trello.fail(fault)
      await admin.refused('POST', '/admin/createTrelloCard', { json: { question } })

      const { url } = await admin.post('/admin/createTrelloCard', { question }, taskCardResponse)

      expect(trello.cards.map((card) => card.url)).to.deep.equal([url])
    })
})
