import { AppError, isAppError, notFound } from '../../core/shared/app-error.ts'
import { notAuthorised } from '../../core/taskboard/task-board-errors.ts'
import type { TrelloSettings } from './trello-settings.ts'
import type { BoardPlace, CardText, MadeCard, TaskBoard } from '../../core/taskboard/ports/task-board.ts'

/** Trello's default interval for counting requests, in milliseconds. */
const INTERVAL_MS = 10_000

const INTERVAL_HEADERS = ['x-rate-limit-api-token-interval-ms', 'x-rate-limit-api-key-interval-ms']

/**
 * Converts a failed answer of Trello to an error of the core. Its body is plain text such as "invalid token", or JSON.
 */
function refusal(status: number, headers: Headers, body: string): AppError {
  const cause = new Error(`Trello answered with the status ${status}.`)
  if (status === 429) return tooManyRequests(headers)
  if (status === 401 && /\bkey\b/i.test(body)) return wrongKey(cause)
  if (status === 401 && /\btoken\b/i.test(body)) return notAuthorised(cause)
  if (status === 401 || status === 403) return noPermission(cause)
  if (status === 404 || (status === 400 && /\bid(List)?\b/.test(body))) return placeIsGone()
  if (status >= 500 || status === 408) return noAnswer(cause)
  return new AppError('conflict', 'taskboard.refused', {}, cause)
}

/** The error for a request without an intelligible answer. */
function noAnswer(cause: unknown): AppError {
  return new AppError('unavailable', 'taskboard.unavailable', {}, cause)
}

function tooManyRequests(headers: Headers): AppError {
  const retryAfter = Math.max(1, Number(headers.get('retry-after')) || Math.ceil(longestInterval(headers) / 1000))
  return new AppError('too-many', 'taskboard.too-many', { values: { seconds: retryAfter }, retryAfter })
}

function longestInterval(headers: Headers): number {
  return Math.max(...INTERVAL_HEADERS.map((name) => Number(headers.get(name)) || 0)) || INTERVAL_MS
}

function wrongKey(cause: unknown): AppError {
  return new AppError('conflict', 'taskboard.wrong-key', {}, cause)
}

function noPermission(cause: unknown): AppError {
  return new AppError('conflict', 'taskboard.no-permission', {}, cause)
}

function placeIsGone(): AppError {
  return notFound('taskboard.not-found')
}

/** Far above the length of the longest list of cards. */
const MAX_BYTES = 64 * 1024 * 1024

interface TrelloRequest {
  readonly method?: 'GET' | 'POST'
  /** A path within version 1 of the API, such as `/members/me`. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, string>>
}

/** One request to Trello's REST API. Key and token go in a header, so that no log of addresses holds them. */
class TrelloClient {
  constructor(private readonly settings: TrelloSettings) {}

  /** The parsed answer of Trello. Throws as documented at `TaskBoard`. */
  async ask(token: string, request: TrelloRequest): Promise<unknown> {
    const { ok, status, headers, body } = await this.send(token, request)
    if (!ok) throw refusal(status, headers, body)
    try {
      return JSON.parse(body)
    } catch (error) {
      throw noAnswer(new Error('Trello answered no JSON.', { cause: nameOf(error) }))
    }
  }

  private async send(token: string, { method = 'GET', path, query = {}, body }: TrelloRequest) {
    try {
      const response = await fetch(`${this.settings.apiUrl}/1${path}?${String(new URLSearchParams(query))}`, {
        method,
        headers: {
          Accept: 'application/json',
          Authorization: `OAuth oauth_consumer_key="${this.settings.key}", oauth_token="${token}"`,
          ...(body && { 'Content-Type': 'application/json' }),
        },
        body: body ? JSON.stringify(body) : null,
        redirect: 'error',
        signal: AbortSignal.timeout(this.settings.timeoutMs),
      })
      const { ok, status, headers } = response
      return { ok, status, headers, body: await textOf(response) }
    } catch (error) {
      throw noAnswer(error)
    }
  }
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) throw new Error('The answer is too long.')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** A parser's message quotes what it could not read. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}

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
