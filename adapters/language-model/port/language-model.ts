import type { ModelUsage } from '../../../core/shared/model-usage.ts'
import { MODEL_ABILITIES } from '../../../core/writing-service/ports.ts'
import type { ServiceFailure } from '../../../core/shared/service-failure.ts'

/**
 * Missing abilities are made up for: without `citations`, marks name the passages; without `structured-output`, data
 * are returned by a tool call; without `tools`, as JSON in the text, and the library is searched beforehand; without
 * `caching`, cache marks are left out; without `files`, scanned forms are read by character recognition.
 */
export const ABILITIES = MODEL_ABILITIES
export type Ability = (typeof ABILITIES)[number]

export const EFFORTS = ['low', 'medium', 'high'] as const
export type Effort = (typeof EFFORTS)[number]

/** One model of one vendor, or of a server with the vendor's protocol. */
export interface LanguageModel {
  /** The vendor's name for it. */
  readonly model: string
  readonly abilities: ReadonlySet<Ability>
  /**
   * Returns one reply, which may be paused. Tells `listener` of every sign of life, and of usage as soon as it is
   * known, even if the call fails. Throws `ModelFault`, or the reason of `signal`.
   */
  reply(request: ModelRequest, listener: ReplyListener, signal: AbortSignal): Promise<ModelReply>
}

export interface ReplyListener {
  onLife(): void
  /** Totals so far. */
  onUsage(used: TokensUsed): void
}

export type TokensUsed = Omit<ModelUsage, 'cost' | 'modelName'>

/** A request to a model, independent of vendors. */
export interface ModelRequest {
  readonly system?: readonly TextBlock[]
  readonly messages: readonly ModelTurn[]
  /** Includes thinking. */
  readonly maxTokens: number
  readonly tools?: readonly ModelTool[]
  /** Maximum number of web searches; absent for none. */
  readonly webSearches?: number
  /** Keeps the tools in the request but forbids calls. */
  readonly mayCallNone?: true
  /** The reply is an object of this schema. */
  readonly schema?: NamedSchema
  /** Absent if the model can't think before it replies. */
  readonly effort?: Effort
  /** Caches the whole request for the next one. */
  readonly isKept?: true
}

export interface NamedSchema {
  readonly name: string
  readonly schema: JsonSchema
}

export interface JsonSchema {
  readonly type: 'object'
  readonly properties?: Readonly<Record<string, object>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean
}

export interface ModelTool {
  readonly name: string
  readonly description: string
  readonly schema: JsonSchema
  /** Whether the input must follow the schema. */
  readonly isStrict?: true
}

export type ModelTurn =
  | { readonly role: 'user'; readonly content: string | readonly UserBlock[] }
  | { readonly role: 'assistant'; readonly content: readonly SaidBlock[] }

export type UserBlock = ShownBlock | ToolResultBlock
export type ShownBlock = TextBlock | SourceBlock | DocumentBlock | FileBlock

/** A marked block: the vendor caches the request from its start to here. */
interface Keepable {
  readonly isKept?: true
}

export interface TextBlock extends Keepable {
  readonly type: 'text'
  readonly text: string
}

/** A passage that can be cited by its name, text by text. */
export interface SourceBlock extends Keepable {
  readonly type: 'search_result'
  readonly source: string
  readonly title: string
  readonly texts: readonly string[]
}

/** A document that can be cited, text by text, by its index in the request. */
export interface DocumentBlock extends Keepable {
  readonly type: 'document'
  readonly title: string
  readonly context: string
  readonly texts: readonly string[]
}

/** A file for the model to look at, such as a form of scanned pages. */
export interface FileBlock extends Keepable {
  readonly type: 'file'
  readonly title: string
  readonly mediaType: 'application/pdf'
  readonly base64: string
}

export interface ToolResultBlock extends Keepable {
  readonly type: 'tool_result'
  readonly callId: string
  readonly content: string | readonly (TextBlock | SourceBlock)[]
  readonly isError?: true
}

/** A block of a reply; `raw` is the vendor's own form for sending it back, if that has more than is read here. */
export type SaidBlock = SaidText | SaidThought | ToolCall | WebSearched

interface AsSaid {
  readonly raw?: unknown
}

export interface SaidText extends AsSaid {
  readonly type: 'text'
  readonly text: string
  readonly citations?: readonly Citation[]
}

export interface SaidThought extends AsSaid {
  readonly type: 'thinking'
  readonly thinking: string
}

export interface ToolCall extends AsSaid {
  readonly type: 'tool_use'
  readonly id: string
  readonly name: string
  readonly input: unknown
  /** Whether the input was not valid JSON; it is then empty. */
  readonly isMalformed?: true
}

/** A web search or its outcome. */
export interface WebSearched extends AsSaid {
  readonly type: 'web_search'
  /** The vendor's code of a failed search; otherwise null. */
  readonly errorCode: string | null
  readonly isResult: boolean
}

/** The source of a stretch of text; `words` are verbatim. */
export type Citation =
  | { readonly type: 'source'; readonly source: string; readonly words: string }
  /** Texts of a document from `start` up to, but not including, `end`. */
  | {
      readonly type: 'document'
      readonly at: number
      readonly start: number
      readonly end: number
      readonly words: string
    }
  | { readonly type: 'page'; readonly url: string; readonly title: string | null; readonly words: string }

export interface ModelReply {
  /** Unchanged content, to be sent back when the conversation continues. */
  readonly content: readonly SaidBlock[]
  /**
   * `paused`: the rest follows on request; `cut-off`: maximum tokens reached; `too-long`: the model's context is full.
   */
  readonly ending: 'done' | 'paused' | 'cut-off' | 'too-long' | 'refused'
  /** The vendor's reason for a refusal. */
  readonly refusal?: string
  /** The answering model's name according to its server; absent if not given. */
  readonly model?: string
}

/**
 * Cause of a failed call. The first six last until an administrator acts; `request-too-large`, `over-rate` (more tokens
 * than the key may ever use in a minute) and `request-refused` concern only the request; `broken-off`: the reply had
 * begun; `lacks-…`: the server is asked without that ability; `unavailable` may pass.
 */
export type ModelFaultKind =
  | 'key-refused'
  | 'organisation-disabled'
  | 'no-credit'
  | 'limit-reached'
  | 'unknown-model'
  | 'wrong-address'
  | 'request-too-large'
  | 'over-rate'
  | 'request-refused'
  | 'lacks-schemas'
  | 'lacks-tools'
  | 'broken-off'
  | 'unavailable'

export class ModelFault extends Error {
  constructor(
    readonly kind: ModelFaultKind,
    /** The vendor's message. */
    readonly said: ServiceFailure,
    /** Milliseconds that the vendor asks to wait; null if it names none. */
    readonly pauseMs: number | null = null,
  ) {
    super(said.message, { cause: said })
    this.name = 'ModelFault'
  }
}

export function textOf({ content }: Pick<ModelReply, 'content'>): string {
  return content.map((block) => (block.type === 'text' ? block.text : '')).join('')
}

export function toolCallsOf({ content }: Pick<ModelReply, 'content'>): ToolCall[] {
  return content.filter((block) => block.type === 'tool_use')
}

/**
 * A reply in the form sent back in the conversation: thinking blocks unchanged, blank texts dropped because vendors
 * refuse them. Empty if it has no content.
 */
export function handedBack({ content }: Pick<ModelReply, 'content'>): ModelTurn[] {
  const kept = content.filter((block) => block.type !== 'text' || block.text.trim() !== '')
  return kept.every(({ type }) => type === 'thinking') ? [] : [{ role: 'assistant', content: kept }]
}
