import type {
  ChatCompletionContentPart,
  ChatCompletionCreateParamsStreaming,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions'
import type {
  Ability,
  ModelRequest,
  ModelTurn,
  SaidBlock,
  ShownBlock,
  UserBlock,
} from '../language-model/port/language-model.ts'
import { textOf, toolCallsOf } from '../language-model/port/language-model.ts'

/** The largest share of the context that a reply may take. */
const SHARE_OF_REPLY = 1 / 4
/** The vendor's own models accept only the new name of the limit, most others the old one. */
const NEW_LIMIT = /(?:^|\.)(?:openai\.com|openai\.azure\.com|cognitiveservices\.azure\.com)$/u

/** The properties of a server that requests depend on. */
export interface OpenAiServer {
  /** The address up to, and without, `/chat/completions`. */
  readonly baseUrl: string
  readonly model: string
  readonly abilities: ReadonlySet<Ability>
  /** The most tokens of request and reply together. */
  readonly contextTokens: number
}

/** A request in the form of the chat completions API. */
export function chatRequest(
  request: ModelRequest,
  { model, abilities, baseUrl, contextTokens }: OpenAiServer,
  /** Fields that the server refused as unknown. */
  refused: ReadonlySet<string> = new Set(),
): ChatCompletionCreateParamsStreaming {
  const { system = [], messages, tools = [], mayCallNone, schema, effort } = request
  const most = Math.min(request.maxTokens, Math.floor(contextTokens * SHARE_OF_REPLY))
  const rules = system.map(({ text }) => text).join('\n\n')
  return {
    model,
    messages: [...(rules === '' ? [] : [{ role: 'system' as const, content: rules }]), ...messages.flatMap(chatTurns)],
    ...limitOf(most, baseUrl, refused),
    ...(tools.length > 0 && {
      tools: tools.map(({ name, description, schema: parameters }) => ({
        type: 'function' as const,
        function: { name, description, parameters: { ...parameters } },
      })),
    }),
    ...(mayCallNone && tools.length > 0 && { tool_choice: 'none' as const }),
    ...(schema && {
      response_format: {
        type: 'json_schema' as const,
        json_schema: { name: schema.name, schema: { ...schema.schema }, strict: true },
      },
    }),
    ...(effort !== undefined && abilities.has('thinking') && !refused.has(EFFORT) && { reasoning_effort: effort }),
    stream: true,
    ...(!refused.has(USAGE) && { stream_options: { include_usage: true } }),
  }
}

const LIMIT = 'max_tokens'
const NEWER_LIMIT = 'max_completion_tokens'
const EFFORT = 'reasoning_effort'
const USAGE = 'stream_options'

/** Fields that a request can omit or rename. */
export const DISPENSABLE = [USAGE, NEWER_LIMIT, LIMIT, EFFORT] as const

function limitOf(most: number, baseUrl: string, refused: ReadonlySet<string>): object {
  const isNew = refused.has(LIMIT) || NEW_LIMIT.test(new URL(baseUrl).hostname)
  const name = isNew && !refused.has(NEWER_LIMIT) ? NEWER_LIMIT : LIMIT
  return refused.has(name) ? {} : { [name]: most }
}

function chatTurns(turn: ModelTurn): ChatCompletionMessageParam[] {
  if (turn.role === 'assistant') return [said(turn.content)]
  if (typeof turn.content === 'string') return [{ role: 'user', content: turn.content }]
  const results = turn.content.flatMap((block) =>
    block.type === 'tool_result'
      ? [{ role: 'tool' as const, tool_call_id: block.callId, content: resultText(block.content) }]
      : [],
  )
  const shown = turn.content.filter((block) => block.type !== 'tool_result')
  return [...results, ...(shown.length === 0 ? [] : [{ role: 'user' as const, content: contentOf(shown) }])]
}

/** Thinking is not sent back: no server asks for it. */
function said(content: readonly SaidBlock[]): ChatCompletionMessageParam {
  const calls = toolCallsOf({ content }).map(({ id, name, input, isMalformed, raw }) => ({
    id,
    type: 'function' as const,
    function: { name, arguments: isMalformed ? String(raw) : JSON.stringify(input) },
  }))
  const text = textOf({ content })
  return { role: 'assistant', content: text === '' ? null : text, ...(calls.length > 0 && { tool_calls: calls }) }
}

/** A single text if there is no file: many servers do not support parts. */
function contentOf(blocks: readonly ShownBlock[]): string | ChatCompletionContentPart[] {
  if (!blocks.some(({ type }) => type === 'file')) return blocks.map(textIn).join('\n\n')
  return blocks.map((block): ChatCompletionContentPart => {
    if (block.type !== 'file') return { type: 'text', text: textIn(block) }
    const { mediaType, base64 } = block
    return { type: 'file', file: { filename: 'form.pdf', file_data: `data:${mediaType};base64,${base64}` } }
  })
}

function resultText(content: string | readonly UserBlock[]): string {
  return typeof content === 'string' ? content : content.map((block) => textIn(block as ShownBlock)).join('\n\n')
}

function textIn(block: ShownBlock): string {
  if (block.type === 'text') return block.text
  return block.type === 'file' ? block.title : [block.title, ...block.texts].join('\n')
}
