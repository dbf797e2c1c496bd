import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { addressOfListening } from '../listening.ts'

/** What chat completions are asked, as far as tests read it. */
export interface ChatAsked {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: {
    readonly model: string
    readonly messages: readonly { readonly role: string; readonly content: unknown; readonly tool_calls?: unknown }[]
    readonly tools?: readonly { readonly function: { readonly name: string } }[]
    readonly response_format?: { readonly type: string }
    readonly [key: string]: unknown
  }
}

export type ChatReply =
  /** Chunks as the server streams them; then its end, or the connection is cut. */
  | { readonly chunks: readonly object[]; readonly isCut?: true }
  | { readonly status: number; readonly body: string | object; readonly headers?: Readonly<Record<string, string>> }

type Answer = ChatReply | ((asked: ChatAsked) => ChatReply)

/** Replays what servers that speak chat completions say, variant by variant. */
export class ChatServer {
  readonly asked: ChatAsked[] = []
  private replies: Answer[] = []

  constructor(
    readonly url: string,
    private readonly stop: () => Promise<void>,
  ) {}

  /** In this order; the last is repeated. */
  replyWith(...replies: readonly Answer[]): void {
    this.replies = [...replies]
    this.asked.length = 0
  }

  close(): Promise<void> {
    return this.stop()
  }

  take(asked: ChatAsked): ChatReply {
    this.asked.push(asked)
    const answer = this.replies.length > 1 ? this.replies.shift()! : this.replies[0]!
    return typeof answer === 'function' ? answer(asked) : answer
  }
}

export async function openChatServer(): Promise<ChatServer> {
  const server = createServer((request, response) => void answer(request, response))
  const address = await addressOfListening(server)
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  const chat = new ChatServer(`${address}/v1`, stop)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = JSON.parse(Buffer.concat(parts).toString('utf8') || '{}') as ChatAsked['body']
    const reply = chat.take({ path: request.url ?? '', headers: request.headers, body })
    if ('status' in reply) {
      const isPage = typeof reply.body === 'string'
      const type = isPage ? 'text/html' : 'application/json'
      response.writeHead(reply.status, { 'content-type': type, ...reply.headers })
      response.end(isPage ? reply.body : JSON.stringify(reply.body))
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const chunk of reply.chunks) response.write(`data: ${JSON.stringify(chunk)}\n\n`)
    if (reply.isCut) response.socket?.end()
    else response.end('data: [DONE]\n\n')
  }
  return chat
}

const choice = (delta: object, finish: string | null = null) => ({
  choices: [{ index: 0, delta, finish_reason: finish }],
})

const USED = { choices: [], usage: { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 } }

/** A text in two parts, with its usage in the last chunk. */
export function saidInChat(text: string, finish = 'stop'): ChatReply {
  const half = Math.ceil(text.length / 2)
  return {
    chunks: [
      choice({ role: 'assistant', content: '' }),
      choice({ content: text.slice(0, half) }),
      choice({ content: text.slice(half) }),
      choice({}, finish),
      USED,
    ],
  }
}

/** The call of a tool, its input in two parts. */
export function calledInChat(name: string, json: string): ChatReply {
  const half = Math.ceil(json.length / 2)
  const part = (of: object) => choice({ tool_calls: [{ index: 0, ...of }] })
  return {
    chunks: [
      part({ id: 'call_1', type: 'function', function: { name, arguments: '' } }),
      part({ function: { arguments: json.slice(0, half) } }),
      part({ function: { arguments: json.slice(half) } }),
      choice({}, 'tool_calls'),
      USED,
    ],
  }
}

/** As most of these servers say what went wrong. */
export function refusedInChat(
  status: number,
  message: string,
  { code = null, headers = {} }: { readonly code?: string | null; readonly headers?: Record<string, string> } = {},
): ChatReply {
  return { status, body: { error: { message, type: 'error', code } }, headers }
}
