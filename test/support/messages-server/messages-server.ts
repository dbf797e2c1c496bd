import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { addressOfListening } from '../listening.ts'
import type { MessageCreateParamsBase } from '@anthropic-ai/sdk/resources/messages/messages'
import { PromptCache, type InputUsage } from './prompt-cache.ts'
import type { ErrorReply, Reply } from './reply.ts'
import { faultOf } from './request-faults.ts'
import { sendMessage } from './stream-reply.ts'

export const TEST_KEY = 'key-of-the-tests'

/** A call as it arrived. */
export interface ReceivedCall {
  readonly request: MessageCreateParamsBase
  readonly headers: IncomingMessage['headers']
  /** How its prompt's tokens were counted. */
  readonly usage: InputUsage
  /** Whether the caller hung up before the reply was through. */
  isAbandoned: boolean
}

export interface MessagesServerOptions {
  /** From the end of a request to the first byte of its reply. */
  readonly latencyMs?: number
}

export type Replies = (call: ReceivedCall, nth: number) => Reply

/**
 * A server that speaks the vendor's Messages API on this machine, with a script in the place of a model: the same
 * streams, checks, errors, token counts and prompt cache. `replyWith` sets the script, `calls` tells what was asked.
 */
export interface MessagesServer {
  readonly url: string
  readonly calls: readonly ReceivedCall[]
  /** From now on these replies in turn, the last one for ever; or what the function makes of each call. */
  replyWith(...script: [Replies] | [Reply, ...Reply[]]): void
  /** Forgets what was asked and what was cached. */
  forget(): void
  close(): Promise<void>
}

export async function openMessagesServer(options: MessagesServerOptions = {}): Promise<MessagesServer> {
  const host = new Host(options)
  const server = createServer((request, response) => void host.serve(request, response))
  const url = await addressOfListening(server)
  return Object.assign(host, {
    url,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  })
}

class Host {
  calls: ReceivedCall[] = []
  private nth = 0
  private cache = new PromptCache()
  private replies: Replies = () => ({ kind: 'error', status: 500, type: 'api_error', message: 'No reply was set.' })

  constructor(private readonly options: MessagesServerOptions) {}

  replyWith(...script: [Replies] | [Reply, ...Reply[]]): void {
    const [first, ...more] = script
    this.nth = 0
    this.replies =
      typeof first === 'function' ? first : (_, nth) => (nth === 0 ? first : (more[nth - 1] ?? more.at(-1) ?? first))
  }

  forget(): void {
    this.calls = []
    this.cache = new PromptCache()
  }

  async serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('request-id', `req_${this.calls.length + 1}`)
    const body = await bodyOf(incoming)
    const refused = rejectRequest(incoming)
    if (refused) sendError(response, refused)
    else await this.answer(JSON.parse(body) as MessageCreateParamsBase, incoming, response)
  }

  private async answer(
    request: MessageCreateParamsBase,
    { headers }: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { usage, commit } = this.cache.read(request)
    const call: ReceivedCall = { request, headers, usage, isAbandoned: false }
    this.calls.push(call)
    response.on('close', () => (call.isAbandoned = !response.writableFinished))
    const fault = faultOf({ ...request })
    const reply: Reply = fault === null ? this.replies(call, this.nth++) : invalidRequest(fault)
    if (this.options.latencyMs) await pause(this.options.latencyMs)
    if (reply.kind === 'error') return sendError(response, reply)
    commit()
    await sendMessage(response, reply, { model: request.model, stream: request.stream, usage })
  }
}

function rejectRequest({ method, url, headers }: IncomingMessage): ErrorReply | null {
  if (method !== 'POST' || url !== '/v1/messages')
    return { kind: 'error', status: 404, type: 'not_found_error', message: `${method ?? ''} ${url ?? ''}` }
  if (headers.authorization !== `Bearer ${TEST_KEY}`)
    return { kind: 'error', status: 401, type: 'authentication_error', message: 'invalid bearer token' }
  return headers['anthropic-version'] ? null : invalidRequest('anthropic-version: header is required')
}

function invalidRequest(message: string): ErrorReply {
  return { kind: 'error', status: 400, type: 'invalid_request_error', message }
}

function sendError(response: ServerResponse, { status, type, message, retryAfter }: ErrorReply): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  })
  response.end(JSON.stringify({ type: 'error', error: { type, message } }))
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
