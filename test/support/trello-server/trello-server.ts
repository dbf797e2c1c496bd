import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { addressOfListening } from '../listening.ts'
import { answerTo, type TrelloAnswer, type TrelloRequest } from './trello-answers.ts'
import { authorizePage } from './authorize-page.ts'
import { EXPIRED_TOKEN, TRELLO_KEY, TRELLO_TOKEN, type TrelloCard } from './trello-data.ts'

/** What can go wrong with one request. `unheard`: it is done, but its answer gets lost. */
export type TrelloFault = 'expired' | 'rate limit' | 'outage' | 'malformed' | 'slow' | 'unheard'

export interface TrelloServer {
  readonly url: string
  readonly cards: TrelloCard[]
  readonly requests: readonly TrelloRequest[]
  /** Goes wrong with the next requests, one each. */
  fail(...faults: readonly TrelloFault[]): void
  /** Lets the answers go that are held back as `slow`. */
  answerSlowOnes(): void
  close(): Promise<void>
}

/** Headers that Trello sends when too much was asked of it. */
const LIMIT_HEADERS = {
  'x-rate-limit-api-token-interval-ms': '10000',
  'x-rate-limit-api-token-max': '100',
  'x-rate-limit-api-token-remaining': '0',
  'x-rate-limit-api-key-interval-ms': '10000',
  'x-rate-limit-api-key-max': '300',
  'x-rate-limit-api-key-remaining': '212',
}

const FAULTS: Partial<Record<TrelloFault, TrelloAnswer>> = {
  expired: { status: 401, body: 'expired token' },
  'rate limit': {
    status: 429,
    body: { error: 'API_TOKEN_LIMIT_EXCEEDED', message: 'Rate limit exceeded' },
    headers: LIMIT_HEADERS,
  },
  outage: { status: 503, body: '<html><body><h1>Service Unavailable</h1></body></html>' },
  malformed: { status: 200, body: '[{"id": "63bc5a1f0c9e4d00' },
}

/** A server that speaks the part of Trello's REST API that the product uses, as documented, and its page for people. */
export async function openTrelloServer(): Promise<TrelloServer> {
  const cards: TrelloCard[] = []
  const requests: TrelloRequest[] = []
  const faults: TrelloFault[] = []
  const held: (() => void)[] = []
  const server = createServer((incoming, response) => {
    void serve(incoming, response)
  })
  const serve = async (incoming: IncomingMessage, response: ServerResponse) => {
    const request = await requestOf(incoming)
    if (request.path === '/favicon.ico') return void response.writeHead(204).end()
    if (request.path === '/authorize') return void send(response, authorizePage(request.query))
    requests.push(request)
    const fault = faults.shift()
    const answer = (fault && FAULTS[fault]) ?? refused(incoming, request) ?? answerTo(request, cards)
    if (fault === 'unheard') response.destroy()
    else if (fault === 'slow') held.push(() => send(response, answer))
    else send(response, answer)
  }
  const url = await addressOfListening(server)
  return {
    url,
    cards,
    requests,
    fail: (...more) => faults.push(...more),
    answerSlowOnes: () => held.splice(0).forEach((go) => go()),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function requestOf(incoming: IncomingMessage): Promise<TrelloRequest> {
  const address = incoming.url ?? ''
  const { pathname, searchParams } = new URL(address, 'http://trello.example')
  const sent = await text(incoming)
  const body = sent === '' ? {} : (JSON.parse(sent) as TrelloRequest['body'])
  return { method: incoming.method ?? '', path: pathname.replace(/^\/1/, ''), query: searchParams, body, address }
}

/** Key and token are in the header or in the address. */
function refused({ headers }: IncomingMessage, { query }: TrelloRequest): TrelloAnswer | null {
  const header = headers.authorization ?? ''
  const key = /oauth_consumer_key="(\w*)"/.exec(header)?.[1] ?? query.get('key')
  const token = /oauth_token="(\w*)"/.exec(header)?.[1] ?? query.get('token')
  if (key !== TRELLO_KEY) return { status: 401, body: 'invalid key' }
  if (token === EXPIRED_TOKEN) return { status: 401, body: 'expired token' }
  return token === TRELLO_TOKEN ? null : { status: 401, body: 'invalid token' }
}

function send(response: ServerResponse, { status, body, headers }: TrelloAnswer): void {
  const isText = typeof body === 'string'
  const type = isText && body.startsWith('<') ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8'
  response.writeHead(status, { 'Content-Type': type, ...headers })
  response.end(isText ? body : JSON.stringify(body))
}
