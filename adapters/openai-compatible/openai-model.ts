import type OpenAI from 'openai'
import { bytesOf, tokensIn } from '../language-model/port/request-size.ts'
import { assertEvents } from '../language-model/port/faults-of-answers.ts'
import type {
  Ability,
  LanguageModel,
  ReplyListener,
  ModelReply,
  ModelRequest,
} from '../language-model/port/language-model.ts'
import { chatRequest, type OpenAiServer } from './chat-request.ts'
import { ChatReply } from './chat-reply.ts'
import { faultOf } from './openai-faults.ts'

/** How a server is reached that speaks chat completions as OpenAI does. */
export interface OpenAiSettings extends OpenAiServer {
  /** Null for a server that asks for none. */
  readonly apiKey: string | null
  /** Milliseconds for a whole reply. */
  readonly timeoutMs: number
}

/** A model behind chat completions: OpenAI, Azure, Mistral, OpenRouter, Ollama, LM Studio, vLLM, llama.cpp. Every call is streamed. */
export class OpenAiModel implements LanguageModel {
  readonly model: string
  readonly abilities: ReadonlySet<Ability>
  private opening: Promise<OpenAI> | null = null

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
      const { data, response } = await api.chat.completions
        .create(chatRequest(request, this.settings), { signal })
        .withResponse()
      assertEvents(response)
      const reply = new ChatReply(tokens)
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
}

/** Loads the package, which a process without such a model has no use for. Every setting is given: it reads no environment. */
async function openSdk({ apiKey, baseUrl, timeoutMs }: OpenAiSettings): Promise<OpenAI> {
  const { default: Client } = await import('openai')
  return new Client({
    // The package wants one; servers that ask for none take no notice.
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: timeoutMs,
    logLevel: 'off',
  })
}
