import type { ChatCompletionChunk } from 'openai/resources/chat/completions'
import { ServiceFailure } from '../../core/shared/service-failure.ts'
import { jsonObjectIn } from '../language-model/port/json-in-text.ts'
import { ModelFault, type ModelReply, type SaidBlock, type TokensUsed } from '../language-model/port/language-model.ts'

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
export class ChatReply {
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
