import type {
  Ability,
  LanguageModel,
  ReplyListener,
  ModelReply,
  ModelRequest,
} from '../language-model/port/language-model.ts'
import { bytesOf, tokensIn } from '../language-model/port/request-size.ts'

/** A language model with scripted replies, in memory. */
export class ScriptedLanguageModel implements LanguageModel {
  readonly model = 'scripted'
  readonly asked: ModelRequest[] = []

  constructor(
    private readonly script: (request: ModelRequest) => ModelReply | Promise<ModelReply>,
    readonly abilities: ReadonlySet<Ability> = new Set(['tools', 'structured-output']),
  ) {}

  async reply(request: ModelRequest, listener: ReplyListener, signal: AbortSignal): Promise<ModelReply> {
    this.asked.push(request)
    const reply = await this.script(request)
    if (signal.aborted) throw signal.reason
    listener.onLife()
    const outputTokens = Math.max(1, tokensIn(JSON.stringify(reply.content).length))
    const inputTokens = tokensIn(bytesOf(request))
    listener.onUsage({ inputTokens, outputTokens, cacheReadTokens: 0, cacheWriteTokens: 0, searches: 0 })
    return reply
  }
}
