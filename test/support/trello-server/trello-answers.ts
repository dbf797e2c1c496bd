import { BOARDS, LISTS, MEMBER, READ_ONLY_LIST, type TrelloCard } from './trello-data.ts'

export interface TrelloRequest {
  readonly method: string
  /** Within version 1 of the API. */
  readonly path: string
  readonly query: URLSearchParams
  readonly body: Readonly<Record<string, string>>
  /** As it came, with key and token. */
  readonly address: string
}

export interface TrelloAnswer {
  readonly status: number
  /** Text goes out as it is, everything else as JSON. */
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** As Trello's documentation says of a name and of a description. */
const MAX_CHARACTERS = 16_384

const NOT_FOUND: TrelloAnswer = { status: 404, body: 'The requested resource was not found.' }

const isOpen = ({ closed }: { readonly closed: boolean }) => !closed

/** What Trello answers to a request of a member whom it knows. */
export function answerTo(request: TrelloRequest, cards: TrelloCard[]): TrelloAnswer {
  const { method, path, query } = request
  const [, kind = '', id = '', part] = path.split('/')
  if (method === 'POST' && path === '/cards') return created(request, cards)
  if (path === '/members/me') return ok(MEMBER, query)
  if (path === '/members/me/boards') return ok(BOARDS.filter(isOpen), query)
  if (kind === 'boards' && part === 'lists') return listsOf(id, query)
  if (kind === 'lists' && part === 'cards') return ok(cards.filter((card) => card.idList === id).filter(isOpen), query)
  if (kind === 'lists') return list(id, query)
  const card = kind === 'cards' ? cards.find((one) => one.id === id) : undefined
  return card ? ok(card, query) : NOT_FOUND
}

function listsOf(board: string, query: URLSearchParams): TrelloAnswer {
  if (!BOARDS.some(({ id }) => id === board)) return NOT_FOUND
  const lists = LISTS.filter(({ idBoard }) => idBoard === board)
  return ok(lists.filter(isOpen), query)
}

function list(id: string, query: URLSearchParams): TrelloAnswer {
  const found = LISTS.find((one) => one.id === id)
  if (!found) return NOT_FOUND
  const board = BOARDS.find((one) => one.id === found.idBoard)
  const { body } = ok(found, query)
  return { status: 200, body: { ...(body as object), ...(query.get('board') === 'true' && { board }) } }
}

function created({ body }: TrelloRequest, cards: TrelloCard[]): TrelloAnswer {
  const { idList = '', name = '', desc = '' } = body
  if (!LISTS.some(({ id }) => id === idList)) return { status: 400, body: 'invalid value for idList' }
  if (idList === READ_ONLY_LIST) return { status: 401, body: 'unauthorized card permission requested' }
  if (name.length > MAX_CHARACTERS) return { status: 400, body: 'invalid value for name' }
  if (desc.length > MAX_CHARACTERS) return { status: 400, body: 'invalid value for desc' }
  const id = `64bc5a1f0c9e4d0012ac${String(cards.length + 1).padStart(4, '0')}`
  const card = { id, name, desc, idList, closed: false, url: `https://trello.example/c/${id}` }
  cards.push(card)
  return { status: 200, body: card }
}

/** Only the fields that were asked for, and the identifier. */
function ok(value: object, query: URLSearchParams): TrelloAnswer {
  const fields = query.get('fields')?.split(',')
  const narrow = (one: object) =>
    fields ? Object.fromEntries(Object.entries(one).filter(([name]) => name === 'id' || fields.includes(name))) : one
  return { status: 200, body: Array.isArray(value) ? value.map((one) => narrow(one as object)) : narrow(value) }
}
