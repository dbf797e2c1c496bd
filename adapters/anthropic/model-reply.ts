import type {
  ContentBlock,
  MessageParam,
  RawMessageStreamEvent,
  StopReason,
  ToolUseBlock,
} from '@anthropic-ai/sdk/resources/messages'
import type { RefusalStopDetails } from '@anthropic-ai/sdk/resources/messages'
import type { ModelUsage } from '../../core/proposals/model-usage.ts'

export interface ModelReply {
  /** As the model said it: to be handed back unchanged when the conversation continues. */
  readonly content: readonly ContentBlock[]
  readonly stopReason: StopReason | null
  readonly stopDetails: RefusalStopDetails | null
  /** Calls whose input was no JSON: their input stands as empty in `content`. */
  readonly malformedCalls: ReadonlySet<string>
}

export function textOf({ content }: Pick<ModelReply, 'content'>): string {
  return content.map((block) => (block.type === 'text' ? block.text : '')).join('')
}

export function toolCallsOf({ content }: Pick<ModelReply, 'content'>): ToolUseBlock[] {
  return content.filter((block) => block.type === 'tool_use')
}

/**
 * The reply as it goes back into the conversation: blocks of thinking as they came, no blank text, which the vendor
 * refuses. Nothing where it said nothing.
 */
export function handedBack({ content }: Pick<ModelReply, 'content'>): MessageParam[] {
  const kept = content.filter((block) => block.type !== 'text' || block.text.trim() !== '')
  return kept.every(isThinking) ? [] : [{ role: 'assistant', content: kept.map(withoutNoCitations) as never }]
}

/** Servers without citations need not know the word. */
function withoutNoCitations(block: ContentBlock): object {
  return block.type === 'text' && block.citations === null ? { type: 'text', text: block.text } : block
}

function isThinking({ type }: ContentBlock): boolean {
  return type === 'thinking' || type === 'redacted_thinking'
}

type Tokens = Omit<ModelUsage, 'cost'>

/** Puts a reply together from the events of its stream. */
export class ReplyBuilder {
  private readonly blocks: ContentBlock[] = []
  private readonly inputs = new Map<number, string>()
  private readonly malformed = new Set<string>()
  private stopReason: StopReason | null = null
  private stopDetails: RefusalStopDetails | null = null
  private used: Tokens = { inputTokens: 0, cacheWriteTokens: 0, cacheReadTokens: 0, outputTokens: 0, searches: 0 }
  private isComplete = false

  take(event: RawMessageStreamEvent): void {
    if (event.type === 'message_start') this.count(event.message.usage)
    else if (event.type === 'content_block_start') this.blocks[event.index] = structuredClone(event.content_block)
    else if (event.type === 'content_block_delta') this.extend(event.index, event.delta)
    else if (event.type === 'content_block_stop') this.finish(event.index)
    else if (event.type === 'message_stop') this.isComplete = true
    else if (event.type === 'message_delta') {
      this.stopReason = event.delta.stop_reason
      this.stopDetails = event.delta.stop_details ?? null
      this.count(event.usage)
    }
  }

  /** What is known to be used, also of a stream that broke off. */
  usage(): Tokens {
    return this.used
  }

  /** Throws when the stream ended before its message did. */
  reply(): ModelReply {
    if (!this.isComplete) throw new Error('The stream ended in the middle of a reply.')
    const { stopReason, stopDetails, malformed: malformedCalls } = this
    return { content: this.blocks.filter((block) => block !== undefined), stopReason, stopDetails, malformedCalls }
  }

  private extend(index: number, delta: (RawMessageStreamEvent & { type: 'content_block_delta' })['delta']): void {
    const block = this.blocks[index]
    if (delta.type === 'input_json_delta') this.inputs.set(index, (this.inputs.get(index) ?? '') + delta.partial_json)
    else if (block?.type === 'text' && delta.type === 'text_delta') block.text += delta.text
    else if (block?.type === 'text' && delta.type === 'citations_delta')
      block.citations = [...(block.citations ?? []), delta.citation]
    else if (block?.type === 'thinking' && delta.type === 'thinking_delta') block.thinking += delta.thinking
    else if (block?.type === 'thinking' && delta.type === 'signature_delta') block.signature = delta.signature
  }

  private finish(index: number): void {
    const block = this.blocks[index]
    const json = this.inputs.get(index)
    if (!json || (block?.type !== 'tool_use' && block?.type !== 'server_tool_use')) return
    const input = objectIn(json)
    if (input === null) this.malformed.add(block.id)
    else block.input = input
  }

  /** Every event repeats the sums so far; a compatible server may leave some out. */
  private count(usage: Partial<UsageFields>): void {
    this.used = {
      inputTokens: usage.input_tokens ?? this.used.inputTokens,
      cacheWriteTokens: usage.cache_creation_input_tokens ?? this.used.cacheWriteTokens,
      cacheReadTokens: usage.cache_read_input_tokens ?? this.used.cacheReadTokens,
      outputTokens: usage.output_tokens ?? this.used.outputTokens,
      searches: usage.server_tool_use?.web_search_requests ?? this.used.searches,
    }
  }
}

interface UsageFields {
  readonly input_tokens: number | null
  readonly cache_creation_input_tokens: number | null
  readonly cache_read_input_tokens: number | null
  readonly output_tokens: number
  readonly server_tool_use: { readonly web_search_requests: number } | null
}

function objectIn(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
