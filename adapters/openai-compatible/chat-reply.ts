import type { ChatCompletionChunk } from 'openai/resources/chat/completions'
import { ServiceFailure } from '../../core/shared/service-failure.ts'
import { jsonObjectIn } from '../language-model/port/json-in-text.ts'
import { ModelFault, type ModelReply, type SaidBlock, type TokensUsed } from '../language-model/port/language-model.ts'

/** Mistral's models that think say so in parts. */
interface ContentPart {
  readonly type: string
  readonly text?: string
  readonly thinking?: readonly ContentPart[]
}

type Delta = Omit<ChatCompletionChunk.Choice['delta'], 'content'> & {
  readonly content?: string | readonly ContentPart[] | null
  /** What a model thinks, as vLLM, DeepSeek and others name it. */
  readonly reasoning_content?: string | null
  /** As Ollama and OpenRouter name it. */
  readonly reasoning?: string | null
}

interface CallInParts {
  id: string
  name: string
  json: string
}

/** Letters for a token, where a server doesn't say what was used. */
const LETTERS_PER_TOKEN = 4
/** Of what the request is guessed at; in no script a token has so many bytes. */
const LEAST_READ = 1 / 4
/** In a short request names of fields and the like count for too much. */
const FEW_TOKENS = 4_000
/** What a model thinks, where its server doesn't part it from the reply; where it writes the first mark itself, the last alone is there. */
const THOUGHT = /^(?:\s*<think(?:ing)?>)?([^]*?)<\/think(?:ing)?>|^\s*<think(?:ing)?>([^]*)$/u

/** Puts a reply together from the chunks of its stream. */
export class ChatReply {
  private text = ''
  private thought = ''
  private refusal = ''
  private ending: string | null = null
  private model = ''
  private readonly calls: CallInParts[] = []
  private used: ChatCompletionChunk['usage'] = null

  /** `promptTokens`: about how long the request is, for servers that don't say; with files that is no measure of what is read. */
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

  /** A server may leave out the place of a call, name the same for each, or send each call whole, its input as an object. */
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

  /** Throws when the stream ended before its reply did, and where the server left most of the request unread. */
  reply(): ModelReply {
    this.assertRead()
    // OpenRouter ends so what broke off at the vendor behind it.
    if (this.ending === null || this.ending === 'error') throw new Error('The stream ended in the middle of a reply.')
    if (this.refusal !== '' || this.ending === 'content_filter')
      return { content: [], ending: 'refused', refusal: this.refusal === '' ? 'content filter' : 'by the model' }
    const ending = this.ending === 'length' ? 'cut-off' : 'done'
    return { content: this.content(), ending, ...(this.model !== '' && { model: this.model }) }
  }

  /** Ollama cuts the front off what is longer than its context, rules and all, and answers as if nothing was. */
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
