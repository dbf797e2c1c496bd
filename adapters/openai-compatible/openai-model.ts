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
import { chatRequest, DISPENSABLE, type OpenAiServer } from './chat-request.ts'
import { ChatReply } from './chat-reply.ts'
import { faultOf, refusedField } from './openai-faults.ts'

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
  /** Fields of requests that the server does not know. */
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
      assertEvents(response)
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

  /** Asks again without a field that the server does not know, now and from then on. */
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
    fetch: async (...asked) => withWords(await fetch(...asked)),
  })
}

/** Where a refusal is no `error` within its answer, as vLLM's and Mistral's, the package would leave all of it unread. */
async function withWords(response: Response): Promise<Response> {
  if (response.ok) return response
  const { status, headers } = response
  const said = await response.text()
  return new Response(hasNoError(said) ? JSON.stringify({ error: { message: said } }) : said, { status, headers })
}

function hasNoError(json: string): boolean {
  try {
    const answer: unknown = JSON.parse(json)
    return typeof answer === 'object' && answer !== null && !('error' in answer)
  } catch {
    return false
  }
}
