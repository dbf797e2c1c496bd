import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { countTokens, type InputUsage } from './prompt-cache.ts'
import type { MessageReply, ReplyPart } from './reply.ts'

const PIECE = 120

type Event = { readonly type: string } & Readonly<Record<string, unknown>>

/** Streams the reply with the vendor's sequence of events, or sends it in one where no stream was asked for. */
export async function sendMessage(
  response: ServerResponse,
  reply: MessageReply,
  request: { readonly model: string; readonly stream?: boolean | undefined; readonly usage: InputUsage },
): Promise<void> {
  const blocks = reply.content.flatMap(blocksOf)
  const message = messageOf(request.model, request.usage)
  const ending = {
    stop_reason: reply.stopReason,
    stop_sequence: null,
    stop_details: reply.stopDetails ?? null,
    container: null,
  }
  const usage = { ...request.usage, ...outputOf(reply) }
  if (!request.stream) {
    response.setHeader('content-type', 'application/json')
    const content = blocks.map(({ whole }) => whole)
    response.end(JSON.stringify({ ...message, ...ending, content, usage: { ...message.usage, ...usage } }))
    return
  }
  response.setHeader('content-type', 'text/event-stream; charset=utf-8')
  const begun = [{ type: 'message_start', message }, { type: 'ping' }, ...blocks.flatMap(eventsOf)]
  if (reply.fault) return breakStream(response, reply.fault, begun)
  response.end(written([...begun, { type: 'message_delta', delta: ending, usage }, { type: 'message_stop' }]))
}

function messageOf(model: string, usage: InputUsage) {
  const fields = { id: `msg_${randomUUID()}`, type: 'message', role: 'assistant', model, content: [], container: null }
  const none = { cache_creation: null, inference_geo: null, output_tokens_details: null, server_tool_use: null }
  const tier = { service_tier: 'standard', speed: null }
  const stop = { stop_reason: null, stop_sequence: null, stop_details: null, diagnostics: null }
  return { ...fields, ...stop, usage: { ...usage, output_tokens: 1, ...none, ...tier } }
}

/** The last event is left half said. */
async function breakStream(
  response: ServerResponse,
  fault: NonNullable<MessageReply['fault']>,
  begun: readonly Event[],
): Promise<void> {
  await new Promise((resolve) => response.write(written(begun.slice(0, -1)), resolve))
  if (fault === 'error-event') {
    const error = { type: 'overloaded_error', message: 'Overloaded' }
    response.end(written([{ type: 'error', error }]))
  } else if (fault === 'break') {
    response.destroy()
  }
}

function written(events: readonly Event[]): string {
  return events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('')
}

interface Block {
  readonly whole: Record<string, unknown>
  readonly start: Record<string, unknown>
  readonly deltas: readonly Event[]
}

function eventsOf({ start, deltas }: Block, index: number): Event[] {
  return [
    { type: 'content_block_start', index, content_block: start },
    ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
    { type: 'content_block_stop', index },
  ]
}

function blocksOf(part: ReplyPart): Block[] {
  if (part.type === 'text') return [textBlock(part.text, part.citations ?? [])]
  if (part.type === 'thinking') return [thinkingBlock(part.thinking)]
  return part.type === 'tool_use' ? [toolBlock(part.name, part.input, part.json)] : searchBlocks(part)
}

function textBlock(text: string, citations: readonly unknown[]): Block {
  const cited = citations.map((citation) => ({ type: 'citations_delta', citation }))
  const said = pieces(text).map((piece) => ({ type: 'text_delta', text: piece }))
  const list = citations.length > 0 ? citations : null
  const start = { type: 'text', text: '', citations: list && [] }
  return { whole: { type: 'text', text, citations: list }, start, deltas: [...cited, ...said] }
}

function thinkingBlock(thinking: string): Block {
  const signature = 'c2lnbmVk'
  const said = pieces(thinking).map((piece) => ({ type: 'thinking_delta', thinking: piece }))
  const start = { type: 'thinking', thinking: '', signature: '' }
  return {
    whole: { type: 'thinking', thinking, signature },
    start,
    deltas: [...said, { type: 'signature_delta', signature }],
  }
}

function toolBlock(name: string, input: object, json = JSON.stringify(input)): Block {
  const call = { type: 'tool_use', id: `toolu_${randomUUID()}`, name, caller: { type: 'direct' } }
  const said = pieces(json).map((piece) => ({ type: 'input_json_delta', partial_json: piece }))
  return { whole: { ...call, input }, start: { ...call, input: {} }, deltas: said }
}

function searchBlocks({ query, results, error }: ReplyPart & { type: 'web_search' }): Block[] {
  const id = `srvtoolu_${randomUUID()}`
  const call = { type: 'server_tool_use', id, name: 'web_search', caller: { type: 'direct' } }
  const found = results.map((result) => ({
    type: 'web_search_result',
    ...result,
    encrypted_content: 'c2VjcmV0',
    page_age: null,
  }))
  const content = error === undefined ? found : { type: 'web_search_tool_result_error', error_code: error }
  const result = { type: 'web_search_tool_result', tool_use_id: id, content, caller: { type: 'direct' } }
  const deltas = [{ type: 'input_json_delta', partial_json: JSON.stringify({ query }) }]
  return [
    { whole: { ...call, input: { query } }, start: { ...call, input: {} }, deltas },
    { whole: result, start: result, deltas: [] },
  ]
}

function outputOf({ content }: MessageReply) {
  const texts = content.map((part) => {
    if (part.type === 'text') return part.text
    if (part.type === 'thinking') return part.thinking
    return part.type === 'tool_use' ? (part.json ?? JSON.stringify(part.input)) : part.query
  })
  const searches = content.filter((part) => part.type === 'web_search').length
  const thinking = content.map((part) => (part.type === 'thinking' ? countTokens(part.thinking) : 0))
  return {
    output_tokens: Math.max(1, countTokens(texts.join(' '))),
    output_tokens_details: { thinking_tokens: thinking.reduce((sum, tokens) => sum + tokens, 0) },
    server_tool_use: searches > 0 ? { web_search_requests: searches, web_fetch_requests: 0 } : null,
  }
}

function pieces(text: string): string[] {
  return Array.from({ length: Math.ceil(text.length / PIECE) }, (_, at) => text.slice(at * PIECE, (at + 1) * PIECE))
}
