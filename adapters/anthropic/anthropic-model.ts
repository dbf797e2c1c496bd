import type { RawMessageStreamEvent } from '@anthropic-ai/sdk/resources/messages'
import type {
  Ability,
  LanguageModel,
  ReplyListener,
  ModelReply,
  ModelRequest,
} from '../language-model/port/language-model.ts'
import { assertNoPage } from '../language-model/port/faults-of-answers.ts'
import { bytesOf, tokensIn } from '../language-model/port/request-size.ts'
import { faultOf } from './anthropic-faults.ts'
import { ReplyBuilder } from './reply-builder.ts'
import { openSdk, type AnthropicAccess, type Sdk } from './sdk.ts'
import { wireRequest } from './wire-request.ts'

export interface AnthropicSettings extends AnthropicAccess {
  readonly model: string
  /** Abilities of the server; a compatible one may lack some. */
  readonly abilities: ReadonlySet<Ability>
}

/** Claude, or the model of a server with the same Messages API. Every call is streamed. */
export class AnthropicModel implements LanguageModel {
  readonly model: string
  readonly abilities: ReadonlySet<Ability>
  private opening: Promise<Sdk> | null = null

  constructor(private readonly settings: AnthropicSettings) {
    this.model = settings.model
    this.abilities = settings.abilities
  }

  async reply(request: ModelRequest, listener: ReplyListener, signal: AbortSignal): Promise<ModelReply> {
    this.opening ??= openSdk(this.settings)
    const { api, rawEvents } = await this.opening
    try {
      const asked = wireRequest(request, this.settings)
      const response = await api.messages.create(asked, { signal }).asResponse()
      assertNoPage(response)
      return await readReply(rawEvents(response), listener)
    } catch (error) {
      throw signal.aborted ? (signal.reason as Error) : faultOf(error, tokensIn(bytesOf(request)))
    }
  }
}

/** Pings count too: they tell long thinking from a dead connection. */
async function readReply(events: ReturnType<Sdk['rawEvents']>, listener: ReplyListener): Promise<ModelReply> {
  const builder = new ReplyBuilder()
  for await (const { event, data } of events) {
    listener.onLife()
    if (event === 'error') throw new Error(`The stream ended with an error: ${data}`)
    if (event === null || event === 'ping') continue
    builder.take(JSON.parse(data) as RawMessageStreamEvent)
    listener.onUsage(builder.usage())
  }
  return builder.reply()
}
