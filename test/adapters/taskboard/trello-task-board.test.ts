import { sentenceOfError } from '../../support/sentences.ts'
import { expect } from 'chai'
import { trelloSettings } from '../../../adapters/taskboard/trello-settings.ts'
import { TrelloTaskBoard } from '../../../adapters/taskboard/trello-task-board.ts'
import type { AppError } from '../../../core/shared/app-error.ts'
import { refusalOf } from '../../support/core-world.ts'
import {
  EXPIRED_TOKEN,
  GRANTS_BOARD,
  MEMBER,
  READ_ONLY_LIST,
  TO_CHECK,
  TRELLO_KEY,
  TRELLO_TOKEN,
} from '../../support/trello-server/trello-data.ts'
import { openTrelloServer, type TrelloFault, type TrelloServer } from '../../support/trello-server/trello-server.ts'

const NOWHERE = 'f'.repeat(24)
const TEXT = { name: 'Who will benefit?', description: 'Families. https://grants.example.org/1#question-2' }

describe('Trello as the task board', () => {
  let server: TrelloServer
  let board: TrelloTaskBoard

  beforeEach(async () => {
    server = await openTrelloServer()
    board = new TrelloTaskBoard(trelloSettings(TRELLO_KEY, server.url))
  })

  afterEach(() => server.close())

  it('asks people for permission with the parameters that are laid down', () => {
    const address = new URL(
      new TrelloTaskBoard(trelloSettings(TRELLO_KEY, null)).authorizeAddress('https://g.example/admin/trelloCallback'),
    )

    expect(address.origin + address.pathname).to.equal('https://trello.com/1/authorize')
    expect(Object.fromEntries(address.searchParams)).to.deep.equal({
      expiration: 'never',
      name: 'Grantwright',
      author: 'Grantwright',
      scope: 'read,write',
      key: TRELLO_KEY,
      callback_method: 'fragment',
      return_url: 'https://g.example/admin/trelloCallback',
    })
  })

  it('knows the member, the open boards and the open lists', async () => {
    const names = (places: readonly { readonly name: string }[]) => places.map(({ name }) => name)

    expect(await board.member(TRELLO_TOKEN)).to.deep.equal({ id: MEMBER.id, name: 'adabrook' })
    expect(names(await board.boards(TRELLO_TOKEN))).to.deep.equal(['Grants desk', 'Another charity’s board'])
    expect(names(await board.lists(TRELLO_TOKEN, GRANTS_BOARD))).to.deep.equal(['To check', 'Later'])
    expect(await board.list(TRELLO_TOKEN, TO_CHECK)).to.deep.equal({
      list: { id: TO_CHECK, name: 'To check' },
      board: { id: GRANTS_BOARD, name: 'Grants desk' },
    })
  })

  it('makes a card, finds it by what it holds, and misses it once it is archived', async () => {
    const made = await board.createCard(TRELLO_TOKEN, TO_CHECK, TEXT)
    const found = await board.findCardByText(TRELLO_TOKEN, TO_CHECK, 'https://grants.example.org/1#question-2')
    const other = await board.findCardByText(TRELLO_TOKEN, TO_CHECK, 'https://grants.example.org/1#question-3')
    const there = await board.card(TRELLO_TOKEN, made.id)
    for (const card of server.cards) card.closed = true

    expect(server.cards).to.have.length(1)
    expect(server.cards[0]).to.include({ name: TEXT.name, desc: TEXT.description, idList: TO_CHECK })
    expect([found, there, other]).to.deep.equal([made, made, null])
    expect(await board.card(TRELLO_TOKEN, made.id)).to.equal(null)
    expect(await board.card(TRELLO_TOKEN, NOWHERE)).to.equal(null)
  })

  it('sends key and token in a header, never in an address', async () => {
    await board.boards(TRELLO_TOKEN)
    await board.createCard(TRELLO_TOKEN, TO_CHECK, TEXT)

    const addresses = server.requests.map(({ address }) => address).join()
    expect(addresses).to.include('/1/cards').and.not.include(TRELLO_TOKEN).and.not.include(TRELLO_KEY)
  })

  const refusals: Record<string, readonly [string, string, (of: TrelloTaskBoard) => Promise<unknown>]> = {
    'a token that expired': ['conflict', 'taskboard.not-authorised', (of) => of.boards(EXPIRED_TOKEN)],
    'a token that is none': ['conflict', 'taskboard.not-authorised', (of) => of.member('nonsense')],
    'a board that is gone': ['not-found', 'taskboard.not-found', (of) => of.lists(TRELLO_TOKEN, NOWHERE)],
    'a list that is gone': ['not-found', 'taskboard.not-found', (of) => of.createCard(TRELLO_TOKEN, NOWHERE, TEXT)],
    'a list of others': [
      'conflict',
      'taskboard.no-permission',
      (of) => of.createCard(TRELLO_TOKEN, READ_ONLY_LIST, TEXT),
    ],
    'a text that is too long': [
      'conflict',
      'taskboard.refused',
      (of) => of.createCard(TRELLO_TOKEN, TO_CHECK, { ...TEXT, description: 'x'.repeat(16_385) }),
    ],
  }
  for (const [what, [kind, code, ask]] of Object.entries(refusals))
    it(`says plainly what is refused: ${what}`, async () => {
      const refusal = await refusalOf(ask(board))

      expect([refusal.kind, refusal.code]).to.deep.equal([kind, code])
      expect(everything(refusal)).not.to.include(TRELLO_TOKEN).and.not.include(EXPIRED_TOKEN)
    })

  it('says that the key is wrong to whoever can set it right', async () => {
    const refusal = await refusalOf(new TrelloTaskBoard(trelloSettings('another', server.url)).boards(TRELLO_TOKEN))

    expect(sentenceOfError(refusal)).to.include('TRELLO_KEY')
  })

  it('says for how long Trello takes no more requests', async () => {
    server.fail('rate limit')

    const refusal = await refusalOf(board.boards(TRELLO_TOKEN))

    expect([refusal.kind, refusal.details.retryAfter]).to.deep.equal(['too-many', 10])
    expect(sentenceOfError(refusal)).to.include('10 seconds')
  })

  const outages: readonly TrelloFault[] = ['outage', 'malformed', 'unheard']
  for (const fault of outages)
    it(`says that Trello does not answer: ${fault}`, async () => {
      server.fail(fault)

      const refusal = await refusalOf(board.boards(TRELLO_TOKEN))

      expect([refusal.kind, refusal.code]).to.deep.equal(['unavailable', 'taskboard.unavailable'])
      expect(everything(refusal)).not.to.include(TRELLO_TOKEN)
    })

  it('does not wait for an answer for ever', async () => {
    const closeTimer = new TrelloTaskBoard({ ...trelloSettings(TRELLO_KEY, server.url), timeoutMs: 50 })
    server.fail('slow')

    const refusal = await refusalOf(closeTimer.boards(TRELLO_TOKEN))

    expect(refusal.kind).to.equal('unavailable')
  })

  it('says that Trello does not answer where nothing listens', async () => {
    const nobody = new TrelloTaskBoard(trelloSettings(TRELLO_KEY, 'http://127.0.0.1:9'))

    expect((await refusalOf(nobody.boards(TRELLO_TOKEN))).kind).to.equal('unavailable')
  })
})

/** All that a log could hold of an error. */
function everything(error: AppError): string {
  const parts: string[] = []
  for (let one: unknown = error; one instanceof Error; one = one.cause) parts.push(one.message, String(one.stack))
  return parts.join('\n')
}
