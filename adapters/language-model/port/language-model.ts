import type { ModelUsage } from '../../../core/shared/model-usage.ts'
import { MODEL_ABILITIES } from '../../../core/writing-service/ports/operated-model.ts'
import type { ServiceFailure } from '../../../core/shared/service-failure.ts'

/**
 * What one lacks is made up for above: without `citations` passages are named by marks, without `structured-output` data
 * come as the call of a tool, without `tools` as JSON in the text, and the library is searched before; without `caching`
 * marks are left out, without `files` scanned forms are read by their letters.
 */
export const ABILITIES = MODEL_ABILITIES
export type Ability = (typeof ABILITIES)[number]

export const EFFORTS = ['low', 'medium', 'high'] as const
export type Effort = (typeof EFFORTS)[number]

/** One model of one vendor, or of a server that speaks as the vendor does. */
export interface LanguageModel {
  /** As the vendor names it. */
  readonly model: string
  readonly abilities: ReadonlySet<Ability>
  /**
   * One reply, which may be a paused one. `listener` is told of every sign of life, and of what is used as soon as that is
   * known, also by a call that fails. Throws `ModelFault`, or what `signal` was aborted with.
   */
  reply(request: ModelRequest, listener: ReplyListener, signal: AbortSignal): Promise<ModelReply>
}

export interface ReplyListener {
  onLife(): void
  /** The sums so far. */
  onUsage(used: TokensUsed): void
}

export type TokensUsed = Omit<ModelUsage, 'cost' | 'modelName'>

/** What a model is asked, in no vendor's words. */
export interface ModelRequest {
  readonly system?: readonly TextBlock[]
  readonly messages: readonly ModelTurn[]
  /** What is thought counts too. */
  readonly maxTokens: number
  readonly tools?: readonly ModelTool[]
  /** The most searches of the web; absent for none. */
  readonly webSearches?: number
  /** The tools stay named, but none is called. */
  readonly mayCallNone?: true
  /** What the reply is an object of. */
  readonly schema?: NamedSchema
  /** Absent where the model does not think by itself. */
  readonly effort?: Effort
  /** The whole of it is to be read from the cache by the next request. */
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
  /** The input must be of the schema. */
  readonly isStrict?: true
}

export type ModelTurn =
  | { readonly role: 'user'; readonly content: string | readonly UserBlock[] }
  | { readonly role: 'assistant'; readonly content: readonly SaidBlock[] }

export type UserBlock = ShownBlock | ToolResultBlock
export type ShownBlock = TextBlock | SourceBlock | DocumentBlock | FileBlock

/** A request is kept in the vendor's cache from its start to each block that is marked so. */
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

/** A document that can be cited, text by text; it goes by its place among those of the request. */
export interface DocumentBlock extends Keepable {
  readonly type: 'document'
  readonly title: string
  readonly context: string
  readonly texts: readonly string[]
}

/** A file that is looked at, such as a form whose pages are pictures. */
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

/** What a model said; `raw` is the block as its vendor has it back, where that is more than what is read of it. */
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
  /** The input was no JSON, and stands as empty. */
  readonly isMalformed?: true
}

/** A search of the web, or what it came to. */
export interface WebSearched extends AsSaid {
  readonly type: 'web_search'
  /** The vendor's code where the search failed; null where it is only asked for, or found something. */
  readonly errorCode: string | null
  readonly isResult: boolean
}

/** What a stretch of text rests on; `words` are verbatim. */
export type Citation =
  | { readonly type: 'source'; readonly source: string; readonly words: string }
  /** Texts of a document, from `start` to before `end`. */
  | {
      readonly type: 'document'
      readonly at: number
      readonly start: number
      readonly end: number
      readonly words: string
    }
  | { readonly type: 'page'; readonly url: string; readonly title: string | null; readonly words: string }

export interface ModelReply {
  /** As the model said it: to be handed back unchanged when the conversation continues. */
  readonly content: readonly SaidBlock[]
  /** `paused`: the rest comes when it is asked for; `cut-off`: by the most tokens; `too-long`: by the model's context. */
  readonly ending: 'done' | 'paused' | 'cut-off' | 'too-long' | 'refused'
  /** Why it is refused, in the vendor's words. */
  readonly refusal?: string
  /** The model that answered, as its server says; absent where it does not. */
  readonly model?: string
}

/**
 * Why a call got no reply. The first six last until an administrator does something; `request-too-large`, `over-rate`
 * (more tokens at once than the key may ever use in a minute) and `request-refused` are of the request alone; a reply that
 * is `broken-off` was begun; a server that `lacks-…` something is asked without it; `unavailable` may pass by itself.
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
    /** What the vendor said. */
    readonly said: ServiceFailure,
    /** Milliseconds that the vendor asks to wait; null where it does not say. */
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
 * The reply as it goes back into the conversation: blocks of thinking as they came, no blank text, which vendors refuse.
 * Nothing where it said nothing.
 */
export function handedBack({ content }: Pick<ModelReply, 'content'>): ModelTurn[] {
  const kept = content.filter((block) => block.type !== 'text' || block.text.trim() !== '')
  return kept.every(({ type }) => type === 'thinking') ? [] : [{ role: 'assistant', content: kept }]
}
