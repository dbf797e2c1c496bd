import { reasonForAdmins } from '../../core/shared/failure.ts'
import type { Timers } from '../../core/shared/ports.ts'
import type { ModelSetUp, ModelTrial, OperatedModel } from '../../core/writing-service/ports.ts'
import { badEnding, modelError, outageReasonOf } from './model-errors.ts'
import {
  ABILITIES,
  type Ability,
  type LanguageModel,
  type ModelRequest,
  type TokensUsed,
} from './port/language-model.ts'
import { Watchdog } from './watchdog.ts'

/** Enough for a model that thinks first. */
const REQUEST: ModelRequest = {
  maxTokens: 500,
  messages: [{ role: 'user', content: 'This is a test of the connection. Reply with the one word: ready' }],
}
/** An operator's own server may first have to load the model. */
const LONGEST_MS = 100_000

/** The language model for its operator. Calls bypass budgets and outages, to test the model itself. */
export class ModelOnTrial implements OperatedModel {
  constructor(
    private readonly vendor: LanguageModel,
    private readonly about: Omit<ModelSetUp, 'abilities'>,
    /** Current abilities, without those that the server has refused. */
    private readonly client: { has(ability: Ability): boolean },
    private readonly timers: Timers,
  ) {}

  setUp(): ModelSetUp {
    return { ...this.about, abilities: ABILITIES.filter((ability) => this.client.has(ability)) }
  }

  async test(): Promise<ModelTrial> {
    const start = performance.now()
    const spent = () => Math.round(performance.now() - start)
    const watchdog = new Watchdog(this.timers, LONGEST_MS, LONGEST_MS)
    let used: TokensUsed | null = null
    const listener = { onLife: () => undefined, onUsage: (tokens: TokensUsed) => void (used = tokens) }
    try {
      const reply = await this.vendor.reply(REQUEST, listener, watchdog.signal)
      const fault = reply.ending === 'cut-off' ? null : badEnding(reply)
      if (fault !== null) throw fault
      const { model = this.vendor.model } = reply
      return { outcome: 'answered', milliseconds: spent(), model, ...tokensOf(used) }
    } catch (error) {
      const reason = reasonForAdmins(modelError(error))
      return { outcome: 'failed', milliseconds: spent(), outage: outageReasonOf(error), reason }
    } finally {
      watchdog.end()
    }
  }
}

function tokensOf(used: TokensUsed | null): { inputTokens: number; outputTokens: number } {
  if (used === null) return { inputTokens: 0, outputTokens: 0 }
  const { inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens } = used
  return { inputTokens: inputTokens + cacheReadTokens + cacheWriteTokens, outputTokens }
}
