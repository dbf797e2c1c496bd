import type { AccountId } from '../../core/shared/ids.ts'
import type { ModelUsage } from '../../core/shared/model-usage.ts'
import type { ModelMessage } from '../../core/proposals/ports/answer-writer.ts'
import type { Cancellation } from '../../core/shared/cancellation.ts'
import type { Log } from '../../core/shared/ports/log.ts'
import type { Timers } from '../../core/shared/ports/timers.ts'
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

/** The calls behind one piece of work. */
export interface ModelRun {
  /**
   * One reply of the model, which says something; a paused one is asked for the rest of it. Throws `AppError`:
   * `unavailable` for all that may pass by itself, else a sentence for the user (refused, cut short, key refused).
   */
  send(request: ModelRequest): Promise<ModelReply>
  /** Has the request's cached beginning read, so that calls that begin alike find it; throws as `send`. */
  fill(request: ModelRequest): Promise<void>
  /** All that was asked and said, for admins. */
  messages(): ModelMessage[]
}

export interface SeenModelCall {
  readonly model: string
  readonly outcome: 'answered' | 'failed'
  readonly seconds: number
  /** Null where nothing was used. */
  readonly usage: ModelUsage | null
}

const MAX_CONTINUATIONS = 4
const LACKS: Readonly<Partial<Record<ModelFaultKind, Ability>>> = {
  'lacks-schemas': 'structured-output',
  'lacks-tools': 'tools',
}
/** What a model thinks before a text, as a rule no more. */
const THINKING_TOKENS: Readonly<Record<ModelSettings['effort'], number>> = {
  low: 1_500,
  medium: 4_000,
  high: 8_000,
}

/**
 * The one way to the language model.
 *
 * A writer is a small class a port: `const run = await client.begin(order)` checks the account's budget and opens a
 * piece of work; `run.send(request)` makes a call, with the request from a pure function in `prompts/`, which another
 * one turns into the result. The `CallContext` comes from the job (`callContext` in core/spending): it names the account,
 * tells when nobody waits any more, and its meter adds up what was used, also by work that fails; the use case stores
 * that on what it was for. The account's month is kept here, call by call: what a call may cost, as far as it is known
 * of calls like it, is kept back before it is made, so that calls of all processes together stay within the account's
 * limit. A call that writes far more than those did can pass it by what its `maxTokens` cost.
 *
 * Every call is streamed. It waits for its turn (per process and per account), is tried again with growing pauses after
 * 429, 5xx and lost connections, and never after the reply has begun: then the job comes again. While nobody's calls get
 * a reply, `OutageTracker` lets one at a time try and work waits. Silence and endless
 * replies are cut by a watchdog. `has(ability)` tells prompts what they may use. No vendor takes forced calls of tools and
 * a last turn of the assistant's from all of its models; blocks of thinking have to be handed back as they came.
 */
export class ModelClient {
  private readonly limiter: ConcurrencyLimiter
  private readonly recentCalls = new RecentCalls()
  /** What the server was thought to have, and refuses. */
  private readonly lacking = new Set<Ability>()

  constructor(
    private readonly vendor: LanguageModel,
    private readonly settings: ModelSettings,
    private readonly budget: Budget,
    private readonly timers: Timers,
    private readonly log: Log,
    private readonly outages: OutageTracker,
    /** Told of every call when it is over. */
    private readonly seen: (call: SeenModelCall) => void = () => undefined,
    /** Throws for an account whose documents stay on this server; asked before every call. */
    private readonly assertMayLeave: (accountId: AccountId) => Promise<void> = () => Promise.resolve(),
    private readonly prices = new PriceBook({ model: vendor.model, prices: settings.prices }),
  ) {
    this.limiter = new ConcurrencyLimiter(settings.concurrency, settings.concurrencyOfAccount)
  }

  has(ability: Ability): boolean {
    return this.vendor.abilities.has(ability) && !this.lacking.has(ability)
  }

  /** The longest library that goes into a prompt as a whole; undefined for the usual bound. */
  get wholeLibraryTokens(): number | undefined {
    return this.settings.wholeLibraryTokens
  }

  /** US dollars. */
  cost(usage: TokensUsed): number {
    return costOf(usage, this.prices.latest, this.prices.webSearch)
  }

  /**
   * Throws `forbidden` with a sentence for the user when the account's budget for the month is spent. `textTokens`: how
   * long the text is at most, as a rule; so much is kept back for a call as long as none like it was made.
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

  /** Asks unless the service is known to be out of order, and notes what comes of it. */
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

  /** Tries again what failed before the reply began. */
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

  /** Whether the server refuses something that it can be asked without from now on. */
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

/** What a call used, as far as it is known. */
class Used {
  private tokens: TokensUsed | null = null

  constructor(private readonly costOfTokens: (tokens: TokensUsed) => number) {}

  note(tokens: TokensUsed): void {
    this.tokens = tokens
  }

  /** Null where nothing was used. */
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

/** One answer, letter or the like, whatever number of calls it takes. */
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

/** What was asked and said, each message once, however often a conversation is sent. */
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

/** What a vendor has back beside what is read of a block is of no use to people. */
function withoutRaw({ raw: _, ...block }: SaidBlock): object {
  return block
}

/** Without what questions have in common, the library and the brief, which would be kept with every answer. */
function abbreviated(content: string | readonly UserBlock[]): unknown {
  if (typeof content === 'string') return content
  const shared = content.findLastIndex(({ isKept }) => isKept === true)
  return content.map((block, at) => {
    if (at > shared && block.type !== 'document') return keptPart(block)
    const title = 'title' in block ? { title: block.title } : {}
    return { type: block.type, ...title, source: 'left out here' }
  })
}

/** A block as it is stored with an answer. */
function keptPart(block: UserBlock): object {
  const texts = (of: readonly string[]) => of.map((text) => ({ type: 'text', text }))
  if (block.type === 'text') return { type: 'text', text: block.text }
  if (block.type === 'file') return { type: block.type, title: block.title, source: 'left out here' }
  if (block.type !== 'tool_result') return { ...block, texts: undefined, content: texts(block.texts) }
  const { type, callId, content, isError } = block
  const parts = typeof content === 'string' ? content : content.map(keptPart)
  return { type, tool_use_id: callId, content: parts, ...(isError && { is_error: true }) }
}
