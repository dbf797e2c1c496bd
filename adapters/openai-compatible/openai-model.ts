import type {
  ChatCompletionChunk,
  ChatCompletionContentPart,
  ChatCompletionCreateParamsStreaming,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions'
import { ServiceFailure } from '../../core/shared/service-failure.ts'
import { jsonObjectIn } from '../language-model/port/json-in-text.ts'
import {
  type Ability,
  type LanguageModel,
  ModelFault,
  type ModelReply,
  type ModelRequest,
  type ModelTurn,
  type ReplyListener,
  type SaidBlock,
  type ShownBlock,
  textOf,
  type TokensUsed,
  toolCallsOf,
  type UserBlock,
} from '../language-model/port/language-model.ts'
import type OpenAI from 'openai'
import { bytesOf, tokensIn } from '../language-model/port/request-size.ts'
import { assertNoPage } from '../language-model/port/faults-of-answers.ts'
import { type OpenAiAccess, openSdk } from './open-sdk.ts'
import { faultOf, refusedField } from './openai-faults.ts'

/** Mistral's thinking models reply in parts. */
interface ContentPart {
  readonly type: string
  readonly text?: string
  readonly thinking?: readonly ContentPart[]
}

type Delta = Omit<ChatCompletionChunk.Choice['delta'], 'content'> & {
  readonly content?: string | readonly ContentPart[] | null
  /** The model's thinking, as named by vLLM, DeepSeek and others. */
  readonly reasoning_content?: string | null
  /** The same, as named by Ollama and OpenRouter. */
  readonly reasoning?: string | null
}

interface CallInParts {
  id: string
  name: string
  json: string
}

/** Letters per token, for servers that do not report usage. */
const LETTERS_PER_TOKEN = 4
/**
 * The smallest plausible share of the estimated tokens that a server reports as read; no script has so many bytes a
 * token.
 */
const LEAST_READ = 1 / 4
/** Shorter requests are not checked: names of fields weigh too much in them. */
const FEW_TOKENS = 4_000
/**
 * The model's thinking where the server does not separate it from the reply; some servers write the first mark
 * themselves, so that only the last is there.
 */
const THOUGHT = /^(?:\s*<think(?:ing)?>)?([^]*?)<\/think(?:ing)?>|^\s*<think(?:ing)?>([^]*)$/u

/** Builds a reply from the chunks of its stream. */
class ChatReply {
  private text = ''
  private thought = ''
  private refusal = ''
  private ending: string | null = null
  private model = ''
  private readonly calls: CallInParts[] = []
  private used: ChatCompletionChunk['usage'] = null

  /**
   * `promptTokens`: the estimated length of the request, for servers that do not report it; with files it is no measure
   * of the text read.
   */
  constructor(
    private readonly promptTokens: number,
    private readonly hasFiles = false,
  ) {}

  take(chunk: ChatCompletionChunk): void {
    if (chunk.usage) this.used = chunk.usage
    this.model ||= chunk.model ?? ''
    const choice = chunk.choices?.[0]
    if (choice === undefined) return
    const delta = (choice.delta ?? {}) as Delta
    this.takeContent(delta.content ?? '')
    this.thought += delta.reasoning_content ?? delta.reasoning ?? ''
    this.refusal += delta.refusal ?? ''
    for (const call of delta.tool_calls ?? []) this.takeCall(call)
    if (choice.finish_reason) this.ending = choice.finish_reason
  }

  private takeContent(content: string | readonly ContentPart[]): void {
    if (typeof content === 'string') {
      this.text += content
      return
    }
    for (const { text = '', thinking = [] } of content) {
      this.text += text
      this.thought += thinking.map((part) => part.text ?? '').join('')
    }
  }

  /**
   * A server may omit the index of a call, repeat the same one, or send each call whole with its input as an object.
   */
  private takeCall({ index, id, function: of }: NonNullable<Delta['tool_calls']>[number]): void {
    const isNew = id !== undefined && id !== '' && !this.calls.some((call) => call.id === id)
    const isElsewhere = isNew && (index === undefined || (this.calls[index] !== undefined && Boolean(of?.name)))
    const at = isElsewhere ? this.calls.length : (index ?? Math.max(0, this.calls.length - 1))
    const call = (this.calls[at] ??= { id: id || `call-${at + 1}`, name: '', json: '' })
    call.name += of?.name ?? ''
    const input: unknown = of?.arguments ?? ''
    call.json += typeof input === 'string' ? input : JSON.stringify(input)
  }

  usage(): TokensUsed {
    const { prompt_tokens: prompt, completion_tokens: written, prompt_tokens_details: details } = this.used ?? {}
    const cached = details?.cached_tokens ?? 0
    const letters = this.text.length + this.thought.length + this.calls.reduce((sum, { json }) => sum + json.length, 0)
    return {
      inputTokens: (prompt ?? this.promptTokens) - cached,
      cacheWriteTokens: 0,
      cacheReadTokens: cached,
      outputTokens: written ?? Math.ceil(letters / LETTERS_PER_TOKEN),
      searches: 0,
    }
  }

  /** Throws if the stream ended before the reply did, or if the server read only a small part of the request. */
  reply(): ModelReply {
    this.assertRead()
    // OpenRouter ends so what broke off at the vendor behind it.
    if (this.ending === null || this.ending === 'error') throw new Error('The stream ended in the middle of a reply.')
    if (this.refusal !== '' || this.ending === 'content_filter')
      return { content: [], ending: 'refused', refusal: this.refusal === '' ? 'content filter' : 'by the model' }
    const ending = this.ending === 'length' ? 'cut-off' : 'done'
    return { content: this.content(), ending, ...(this.model !== '' && { model: this.model }) }
  }

  /** Ollama cuts the beginning, rules included, off a request longer than its context, and answers as usual. */
  private assertRead(): void {
    const read = this.used?.prompt_tokens ?? 0
    if (read === 0 || this.hasFiles || this.promptTokens < FEW_TOKENS || read > this.promptTokens * LEAST_READ) return
    const words = `The server read ${read} of about ${this.promptTokens} tokens: its context is shorter than is configured.`
    throw new ModelFault('request-too-large', new ServiceFailure(words))
  }

  private content(): SaidBlock[] {
    const [marked = '', ended = '', open = ''] = THOUGHT.exec(this.text) ?? []
    const thinking = (this.thought + ended + open).trim()
    const text = this.text.slice(marked.length)
    return [
      ...(thinking === '' ? [] : [{ type: 'thinking' as const, thinking }]),
      ...(text === '' ? [] : [{ type: 'text' as const, text }]),
      ...this.calls.filter((call) => call !== undefined).map(toolCall),
    ]
  }
}

function toolCall({ id, name, json }: CallInParts): SaidBlock {
  const input = json.trim() === '' ? {} : jsonObjectIn(json)
  return { type: 'tool_use', id, name, input: input ?? {}, ...(input === null && { isMalformed: true, raw: json }) }
}

/** The largest share of the context that a reply may take. */
const SHARE_OF_REPLY = 1 / 4
/** The vendor's own models accept only the new name of the limit, most others the old one. */
const NEW_LIMIT = /(?:^|\.)(?:openai\.com|openai\.azure\.com|cognitiveservices\.azure\.com)$/u

/** The properties of a server that requests depend on. */
interface OpenAiServer {
  /** The address up to, and without, `/chat/completions`. */
  readonly baseUrl: string
  readonly model: string
  readonly abilities: ReadonlySet<Ability>
  /** The most tokens of request and reply together. */
  readonly contextTokens: number
}

/** A request in the form of the chat completions API. */
function chatRequest(
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
const DISPENSABLE = [USAGE, NEWER_LIMIT, LIMIT, EFFORT] as const

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

type OpenAiSettings = OpenAiServer & OpenAiAccess

/**
 * A model behind the chat completions API: OpenAI, Azure, Mistral, OpenRouter, Ollama, LM Studio, vLLM, llama.cpp.
 * Every call is streamed.
 */
export class OpenAiModel implements LanguageModel {
  readonly model: string
  readonly abilities: ReadonlySet<Ability>
  private opening: Promise<OpenAI> | null = null
  /** Request fields that the server refused as unknown. */
  private readonly refused = new Set<string>()

  constructor(private readonly settings: OpenAiSettings) {
    this.model = settings.model
    this.abilities = settings.abilities
  }

  async reply(request: ModelRequest, listener: ReplyListener, signal: AbortSignal): Promise<ModelReply> {
    this.opening ??= openSdk(this.settings)
    const api = await this.opening
    const tokens = tokensIn(bytesOf(request))
    let hasBegun = false
    try {
      const { data, response } = await this.begin(api, request, signal)
      assertNoPage(response)
      const reply = new ChatReply(tokens, hasFiles(request))
      for await (const chunk of data) {
        listener.onLife()
        hasBegun = true
        reply.take(chunk)
        listener.onUsage(reply.usage())
      }
      if (signal.aborted) throw signal.reason
      return reply.reply()
    } catch (error) {
      throw signal.aborted ? (signal.reason as Error) : faultOf(error, { tokens, hasBegun })
    }
  }

  /** Repeats the call without a refused field, and leaves it out from then on. */
  private async begin(api: OpenAI, request: ModelRequest, signal: AbortSignal) {
    for (;;) {
      const body = chatRequest(request, this.settings, this.refused)
      try {
        return await api.chat.completions.create(body, { signal }).withResponse()
      } catch (error) {
        const sent = DISPENSABLE.filter((name) => name in body)
        const name = refusedField(error, sent)
        if (name === null) throw error
        this.refused.add(name)
      }
    }
  }
}

function hasFiles({ messages }: ModelRequest): boolean {
  return messages.some(({ content }) => typeof content !== 'string' && content.some(({ type }) => type === 'file'))
}
