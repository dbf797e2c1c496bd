import type { AccountId } from '../../core/shared/ids.ts'
import type { ModelUsage } from '../../core/shared/model-usage.ts'
import type { ModelMessage } from '../../core/proposals/ports/answer-writer.ts'
import type { Cancellation } from '../../core/shared/cancellation.ts'
import type { Log, Timers } from '../../core/shared/ports.ts'
import type { Budget, UsedOfModel } from '../../core/spending/budget.ts'
import type { CallContext } from '../../core/spending/call-context.ts'
import type { OutageTracker } from '../../core/writing-service/outage-tracker.ts'
import { ConcurrencyLimiter } from './concurrency-limiter.ts'
import { filledReply } from './empty-reply.ts'
import { fitted } from './fitted-request.ts'
import {
  handedBack,
  ModelFault,
  type Ability,
  type LanguageModel,
  type ModelFaultKind,
  type ModelReply,
  type ModelRequest,
  type ModelTurn,
  type SaidBlock,
  type TokensUsed,
  type UserBlock,
} from './port/language-model.ts'
import { askedPauseMs, badEnding, cancelled, modelError, outageReasonOf } from './model-errors.ts'
import { reserveCost } from './reserve-cost.ts'
import { pause } from './pause.ts'
import { PriceBook } from './price-book.ts'
import { costOf } from './prices.ts'
import type { ModelSettings } from './settings.ts'
import { RecentCalls } from './recent-calls.ts'
import { Watchdog } from './watchdog.ts'
import { worstCostOf } from './worst-cost.ts'

/** The calls for one answer, letter or other result. */
export interface ModelRun {
  /**
   * Returns one non-empty reply; continues a paused one. Throws `AppError`: `unavailable` for faults that may pass,
   * otherwise a sentence for the user (refused, cut short, key refused).
   */
  send(request: ModelRequest): Promise<ModelReply>
  /** Writes the request's beginning to the cache for similar calls. Throws like `send`. */
  fill(request: ModelRequest): Promise<void>
  /** All messages of the conversation, for admins. */
  messages(): ModelMessage[]
}

export interface SeenModelCall {
  readonly model: string
  readonly outcome: 'answered' | 'failed'
  readonly seconds: number
  /** Null if nothing was used. */
  readonly usage: ModelUsage | null
}

const MAX_CONTINUATIONS = 4
const LACKS: Readonly<Partial<Record<ModelFaultKind, Ability>>> = {
  'lacks-schemas': 'structured-output',
  'lacks-tools': 'tools',
}
/** Usual upper limit of thinking tokens before a text. */
const THINKING_TOKENS: Readonly<Record<ModelSettings['effort'], number>> = {
  low: 1_500,
  medium: 4_000,
  high: 8_000,
}

/**
 * The only way to the language model.
 *
 * A writer is a small class for each port: `const run = await client.begin(order)` checks the account's budget and
 * starts a piece of work; `run.send(request)` makes a call. Pure functions in `prompts/` build the request and read the
 * reply. The `CallContext` comes from the job (`callContext` in core/spending): it names the account, signals
 * cancellation, and its meter sums the usage, also of work that fails; the use case stores that sum. The account's
 * month is kept here, call by call: the estimated cost of a call, from similar calls, is reserved before it is made, so
 * that calls of all processes together stay within the account's limit. A call that writes far more than similar ones
 * can exceed it, up to the cost of its `maxTokens`.
 *
 * Every call is streamed. It waits for its turn (per process and per account) and is retried with growing pauses after
 * 429, 5xx and lost connections, but never after the reply has begun: then the job is retried. During an outage,
 * `OutageTracker` lets one call at a time through and jobs wait. A watchdog ends silent and endless replies.
 * `has(ability)` tells prompts which features they may use. No vendor supports forced tool calls and a prefilled
 * assistant turn in all of its models; thinking blocks must be returned unchanged.
 */
export class ModelClient {
  private readonly limiter: ConcurrencyLimiter
  private readonly recentCalls = new RecentCalls()
  /** Configured abilities that the server has refused. */
  private readonly lacking = new Set<Ability>()

  constructor(
    private readonly vendor: LanguageModel,
    private readonly settings: ModelSettings,
    private readonly budget: Budget,
    private readonly timers: Timers,
    private readonly log: Log,
    private readonly outages: OutageTracker,
    /** Called after every call. */
    private readonly seen: (call: SeenModelCall) => void = () => undefined,
    /** Throws for an account whose documents stay on this server. Checked before every call. */
    private readonly assertMayLeave: (accountId: AccountId) => Promise<void> = () => Promise.resolve(),
    private readonly prices = new PriceBook({ model: vendor.model, prices: settings.prices }),
  ) {
    this.limiter = new ConcurrencyLimiter(settings.concurrency, settings.concurrencyOfAccount)
  }

  has(ability: Ability): boolean {
    return this.vendor.abilities.has(ability) && !this.lacking.has(ability)
  }

  /** Maximum size of a library that is put into a prompt as a whole; undefined for the default. */
  get wholeLibraryTokens(): number | undefined {
    return this.settings.wholeLibraryTokens
  }

  /** In US dollars. */
  cost(usage: TokensUsed): number {
    return costOf(usage, this.prices.latest, this.prices.webSearch)
  }

  /**
   * Throws `forbidden` with a sentence for the user if the account's monthly budget is spent. `textTokens`: usual upper
   * limit of the text's length, reserved for a call until enough similar calls were made.
   */
  async begin(context: CallContext, textTokens = Infinity): Promise<ModelRun> {
    await this.budget.assertLeft(context.accountId)
    const transcript = new Transcript()
    const piece = new PieceOfWork(context, textTokens)
    const ask = async (request: ModelRequest) => {
      transcript.note(request.messages)
      const reply = await this.wholeReply(request, piece)
      transcript.say(reply)
      const fault = badEnding(reply)
      if (fault) throw fault
      return reply
    }
    return {
      send: (request) => filledReply(ask, request),
      fill: async (request) => void (await this.inTurn({ ...request, maxTokens: 1 }, piece)),
      messages: () => transcript.messages(),
    }
  }

  private async wholeReply(request: ModelRequest, piece: PieceOfWork): Promise<ModelReply> {
    let reply = await this.inTurn(request, piece)
    for (let more = 0; reply.ending === 'paused' && more < MAX_CONTINUATIONS; more++) {
      const messages: ModelTurn[] = [...request.messages, ...handedBack(reply)]
      const rest = await this.inTurn({ ...request, messages }, piece)
      reply = { ...rest, content: [...reply.content, ...rest.content] }
    }
    return reply
  }

  private async inTurn(request: ModelRequest, piece: PieceOfWork): Promise<ModelReply> {
    const { context } = piece
    const leaving = abortSignalOf(context.cancellation)
    try {
      return await this.limiter.run(context.accountId, leaving.signal, () => this.ask(request, piece, leaving.signal))
    } catch (error) {
      if (context.cancellation.aborted) throw cancelled()
      throw modelError(error)
    } finally {
      leaving.release()
    }
  }

  /** Calls the model unless the service is known to be down; records the outcome. */
  private async ask(request: ModelRequest, piece: PieceOfWork, signal: AbortSignal): Promise<ModelReply> {
    this.outages.admit()
    try {
      const reply = await this.persist(request, piece, signal)
      await this.outages.worked()
      return reply
    } catch (error) {
      const reason = outageReasonOf(error)
      if (reason === null) throw error
      throw await this.outages.failed({ reason, askedPauseMs: askedPauseMs(error) }, modelError(error))
    }
  }

  /** Retries failures from before the reply began. */
  private async persist(request: ModelRequest, piece: PieceOfWork, signal: AbortSignal): Promise<ModelReply> {
    const { attempts, firstPauseMs, longestPauseMs } = this.settings.retryPolicy
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.call(request, piece, signal)
      } catch (error) {
        if (this.notesLack(error)) continue
        const pauseMs = Math.max(askedPauseMs(error) ?? 0, firstPauseMs * 3 ** (attempt - 1))
        if (outageReasonOf(error) !== 'unavailable' || attempt >= attempts || pauseMs > longestPauseMs) throw error
        this.log.warn('The language model is asked again', { attempt, pauseMs, error })
        await pause(this.timers, pauseMs, signal)
      }
    }
  }

  /** Whether the server refused an ability that later calls can do without. */
  private notesLack(error: unknown): boolean {
    const ability = error instanceof ModelFault ? LACKS[error.kind] : undefined
    if (ability === undefined || !this.has(ability)) return false
    this.lacking.add(ability)
    this.log.warn('The language model’s server lacks something', { ability, error })
    return true
  }

  private async call(request: ModelRequest, piece: PieceOfWork, signal: AbortSignal): Promise<ModelReply> {
    const { context } = piece
    await this.assertMayLeave(context.accountId)
    const { model } = this.vendor
    const fitting = fitted(request, this)
    const whole = this.has('thinking') ? { ...fitting, effort: this.settings.effort } : fitting
    const forecast = this.recentCalls.forecast(whole, context.feature, performance.now(), this.usualTokens(piece))
    const atMost = worstCostOf(whole, await this.prices.price(), this.prices.webSearch, forecast)
    const reservation = await reserveCost(this.budget, context.accountId, atMost, this.timers, signal)
    const used = new Used((tokens) => this.cost(tokens))
    const start = performance.now()
    let outcome: SeenModelCall['outcome'] = 'failed'
    try {
      const reply = await this.watchedReply(whole, used, signal)
      outcome = 'answered'
      if (used.usage !== null) this.recentCalls.note(whole, context.feature, used.usage, performance.now())
      return reply
    } finally {
      const { usage } = used
      this.seen({ model, outcome, seconds: (performance.now() - start) / 1000, usage })
      if (usage !== null) context.meter.add({ ...usage, modelName: this.settings.name })
      await this.budget.settle(context.accountId, reservation, usage && piece.used(model, usage))
    }
  }

  private usualTokens({ textTokens }: PieceOfWork): number {
    return textTokens + (this.has('thinking') ? THINKING_TOKENS[this.settings.effort] : 0)
  }

  private async watchedReply(request: ModelRequest, used: Used, signal: AbortSignal): Promise<ModelReply> {
    const { idleMs, totalMs } = this.settings.retryPolicy
    const watchdog = new Watchdog(this.timers, idleMs, totalMs)
    const listener = { onLife: () => watchdog.reset(), onUsage: (tokens: TokensUsed) => used.note(tokens) }
    try {
      return await this.vendor.reply(request, listener, AbortSignal.any([signal, watchdog.signal]))
    } finally {
      watchdog.end()
    }
  }
}

/** Known usage of a call. */
class Used {
  private tokens: TokensUsed | null = null

  constructor(private readonly costOfTokens: (tokens: TokensUsed) => number) {}

  note(tokens: TokensUsed): void {
    this.tokens = tokens
  }

  /** Null if nothing was used. */
  get usage(): ModelUsage | null {
    const { tokens } = this
    if (tokens === null || !Object.values(tokens).some((count) => count > 0)) return null
    return { ...tokens, cost: this.costOfTokens(tokens) }
  }
}

function abortSignalOf(cancellation: Cancellation): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (cancellation.aborted) abort()
  cancellation.addEventListener('abort', abort)
  return { signal: controller.signal, release: () => cancellation.removeEventListener('abort', abort) }
}

/** One answer, letter or other result; counts once, however many calls it takes. */
class PieceOfWork {
  private isCounted = false

  constructor(
    readonly context: CallContext,
    readonly textTokens: number,
  ) {}

  used(model: string, usage: ModelUsage): UsedOfModel {
    const pieces = this.isCounted ? 0 : 1
    this.isCounted = true
    return { feature: this.context.feature, model, pieces, usage }
  }
}

/** The messages of a conversation, each once, however often it is sent. */
class Transcript {
  private readonly noted: ModelMessage[] = []
  private readonly seen = new Set<unknown>()

  note(messages: readonly ModelTurn[]): void {
    for (const message of messages) {
      if (this.seen.has(message) || message.role === 'assistant') continue
      this.seen.add(message)
      this.noted.push({ role: message.role, content: abbreviated(message.content) })
    }
  }

  say({ content }: ModelReply): void {
    this.noted.push({ role: 'assistant', content: content.map(withoutRaw) })
  }

  messages(): ModelMessage[] {
    return [...this.noted]
  }
}

/** Drops the vendor's own form of a block, which is of no use to people. */
function withoutRaw({ raw: _, ...block }: SaidBlock): object {
  return block
}

/** Leaves out the library and the brief, which all questions share and which would be stored with every answer. */
function abbreviated(content: string | readonly UserBlock[]): unknown {
  if (typeof content === 'string') return content
  const shared = content.findLastIndex(({ isKept }) => isKept === true)
  return content.map((block, at) => {
    if (at > shared && block.type !== 'document') return keptPart(block)
    const title = 'title' in block ? { title: block.title } : {}
    return { type: block.type, ...title, source: 'left out here' }
  })
}

/** A block in the form stored with an answer. */
function keptPart(block: UserBlock): object {
  const texts = (of: readonly string[]) => of.map((text) => ({ type: 'text', text }))
  if (block.type === 'text') return { type: 'text', text: block.text }
  if (block.type === 'file') return { type: block.type, title: block.title, source: 'left out here' }
  if (block.type !== 'tool_result') return { ...block, texts: undefined, content: texts(block.texts) }
  const { type, callId, content, isError } = block
  const parts = typeof content === 'string' ? content : content.map(keptPart)
  return { type, tool_use_id: callId, content: parts, ...(isError && { is_error: true }) }
}
