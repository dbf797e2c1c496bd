import { isAppError } from '../../core/shared/app-error.ts'
import type { BoardPlace, CardText, MadeCard, TaskBoard } from '../../core/taskboard/ports/task-board.ts'
import { TrelloClient } from './trello-client.ts'
import type { TrelloSettings } from './trello-settings.ts'
import { noAnswer } from './trello-errors.ts'

type Fields = Readonly<Record<string, unknown>>

/** The contents of Trello's answers; any other form than the documented one throws `unavailable`. */
function recordOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unexpected('an object')
  return value as Fields
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw unexpected('a list')
  return value
}

function textAt(fields: Fields, name: string): string {
  const value = fields[name]
  if (typeof value !== 'string') throw unexpected(`text for "${name}"`)
  return value
}

function booleanAt(fields: Fields, name: string): boolean {
  const value = fields[name]
  if (typeof value !== 'boolean') throw unexpected(`yes or no for "${name}"`)
  return value
}

/** An address that is safe to link to. */
function addressAt(fields: Fields, name: string): string {
  const address = textAt(fields, name)
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw unexpected(`an address for "${name}"`)
  return address
}

function unexpected(expected: string) {
  return noAnswer(new Error(`Trello's answer should hold ${expected}.`))
}

/** Trello's documented limits of a card's name and description, in characters. */
const LIMITS = { name: 16_384, description: 16_384 }

const PRODUCT = 'Grantwright'

/** Trello, by version 1 of its REST API. */
export class TrelloTaskBoard implements TaskBoard {
  readonly limits = LIMITS
  private readonly client: TrelloClient

  constructor(private readonly settings: TrelloSettings) {
    this.client = new TrelloClient(settings)
  }

  /** The address of Trello's authorisation page, with its parameters. */
  authorizeAddress(returnTo: string): string {
    const parameters = new URLSearchParams({
      expiration: 'never',
      name: PRODUCT,
      author: PRODUCT,
      scope: 'read,write',
      key: this.settings.key,
      callback_method: 'fragment',
      return_url: returnTo,
    })
    return `${this.settings.siteUrl}/1/authorize?${String(parameters)}`
  }

  async member(token: string): Promise<BoardPlace> {
    const member = recordOf(await this.client.ask(token, { path: '/members/me', query: { fields: 'username' } }))
    return { id: textAt(member, 'id'), name: textAt(member, 'username') }
  }

  boards(token: string): Promise<BoardPlace[]> {
    return this.places(token, '/members/me/boards')
  }

  lists(token: string, boardId: string): Promise<BoardPlace[]> {
    return this.places(token, `/boards/${encodeURIComponent(boardId)}/lists`)
  }

  async list(token: string, listId: string): Promise<{ list: BoardPlace; board: BoardPlace }> {
    const path = `/lists/${encodeURIComponent(listId)}`
    const query = { fields: 'name', board: 'true', board_fields: 'name' }
    const list = recordOf(await this.client.ask(token, { path, query }))
    return { list: placeOf(list), board: placeOf(recordOf(list['board'])) }
  }

  async createCard(token: string, listId: string, { name, description }: CardText): Promise<MadeCard> {
    const body = { idList: listId, name, desc: description, pos: 'top' }
    return cardOf(recordOf(await this.client.ask(token, { method: 'POST', path: '/cards', body })))
  }

  async card(token: string, cardId: string): Promise<MadeCard | null> {
    try {
      const query = { fields: 'url,closed' }
      const card = recordOf(await this.client.ask(token, { path: `/cards/${encodeURIComponent(cardId)}`, query }))
      return booleanAt(card, 'closed') ? null : cardOf(card)
    } catch (error) {
      if (isAppError(error, 'not-found')) return null
      throw error
    }
  }

  async findCardByText(token: string, listId: string, text: string): Promise<MadeCard | null> {
    const path = `/lists/${encodeURIComponent(listId)}/cards`
    const cards = listOf(await this.client.ask(token, { path, query: { fields: 'desc,url' } })).map(recordOf)
    const holding = cards.filter((card) => textAt(card, 'desc').includes(text)).map(cardOf)
    return holding.sort((one, other) => (one.id < other.id ? 1 : -1))[0] ?? null
  }

  private async places(token: string, path: string): Promise<BoardPlace[]> {
    const places = listOf(await this.client.ask(token, { path, query: { filter: 'open', fields: 'name' } }))
    return places.map(recordOf).map(placeOf)
  }
}

function placeOf(place: Readonly<Record<string, unknown>>): BoardPlace {
  return { id: textAt(place, 'id'), name: textAt(place, 'name') }
}

function cardOf(card: Readonly<Record<string, unknown>>): MadeCard {
  return { id: textAt(card, 'id'), url: addressAt(card, 'url') }
}
