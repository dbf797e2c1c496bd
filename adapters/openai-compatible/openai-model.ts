import type OpenAI from 'openai'
import { bytesOf, tokensIn } from '../language-model/port/request-size.ts'
import { assertNoPage } from '../language-model/port/faults-of-answers.ts'
import type {
  Ability,
  LanguageModel,
  ReplyListener,
  ModelReply,
  ModelRequest,
} from '../language-model/port/language-model.ts'
import { chatRequest, DISPENSABLE, type OpenAiServer } from './chat-request.ts'
import { ChatReply } from './chat-reply.ts'
import { openSdk, type OpenAiAccess } from './open-sdk.ts'
import { faultOf, refusedField } from './openai-faults.ts'

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
