import type {
  ContentBlock,
  RawMessageStreamEvent,
  RefusalStopDetails,
  StopReason,
  TextCitation,
} from '@anthropic-ai/sdk/resources/messages'
import type { Citation, ModelReply, SaidBlock, TokensUsed } from '../language-model/port/language-model.ts'

/** Builds a reply from the events of its stream. */
export class ReplyBuilder {
  private readonly blocks: ContentBlock[] = []
  private readonly inputs = new Map<number, string>()
  private readonly malformed = new Set<string>()
  private stopReason: StopReason | null = null
  private stopDetails: RefusalStopDetails | null = null
  private used: TokensUsed = { inputTokens: 0, cacheWriteTokens: 0, cacheReadTokens: 0, outputTokens: 0, searches: 0 }
  private isComplete = false
  private model: string | undefined

  take(event: RawMessageStreamEvent): void {
    if (event.type === 'message_start') {
      this.model = event.message.model
      this.count(event.message.usage)
    } else if (event.type === 'content_block_start') this.blocks[event.index] = structuredClone(event.content_block)
    else if (event.type === 'content_block_delta') this.extend(event.index, event.delta)
    else if (event.type === 'content_block_stop') this.finish(event.index)
    else if (event.type === 'message_stop') this.isComplete = true
    else if (event.type === 'message_delta') {
      this.stopReason = event.delta.stop_reason
      this.stopDetails = event.delta.stop_details ?? null
      this.count(event.usage)
    }
  }

  /** The usage known so far, also after a stream broke off. */
  usage(): TokensUsed {
    return this.used
  }

  /** Throws when the stream ended before its message did. */
  reply(): ModelReply {
    if (!this.isComplete) throw new Error('The stream ended in the middle of a reply.')
    const content = this.blocks.filter((block) => block !== undefined).map((block) => this.said(block))
    const ending = endingOf(this.stopReason)
    const by = this.model && { model: this.model }
    return {
      content,
      ending,
      ...by,
      ...(ending === 'refused' && { refusal: this.stopDetails?.category ?? 'none named' }),
    }
  }

  private said(block: ContentBlock): SaidBlock {
    switch (block.type) {
      case 'text': {
        const { text, citations } = block
        // Servers without citations need not know the word.
        if (citations === null || citations === undefined) return { type: 'text', text }
        return { type: 'text', text, citations: citations.flatMap((citation) => citationOf(citation)), raw: block }
      }
      case 'tool_use': {
        const { id, name, input } = block
        return { type: 'tool_use', id, name, input, raw: block, ...(this.malformed.has(id) && { isMalformed: true }) }
      }
      case 'thinking':
        return { type: 'thinking', thinking: block.thinking, raw: block }
      case 'redacted_thinking':
        return { type: 'thinking', thinking: '', raw: block }
      case 'web_search_tool_result': {
        const errorCode = Array.isArray(block.content) ? null : block.content.error_code
        return { type: 'web_search', errorCode, isResult: true, raw: block }
      }
      default:
        return { type: 'web_search', errorCode: null, isResult: false, raw: block }
    }
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

  /** Each event repeats the totals so far; a compatible server may omit some. */
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

const ENDINGS: Readonly<Partial<Record<StopReason, ModelReply['ending']>>> = {
  pause_turn: 'paused',
  max_tokens: 'cut-off',
  model_context_window_exceeded: 'too-long',
  refusal: 'refused',
}

const endingOf = (reason: StopReason | null) => (reason === null ? undefined : ENDINGS[reason]) ?? 'done'

function citationOf(citation: TextCitation): Citation[] {
  const words = citation.cited_text
  if (citation.type === 'search_result_location') return [{ type: 'source', source: citation.source, words }]
  if (citation.type === 'web_search_result_location')
    return [{ type: 'page', url: citation.url, title: citation.title, words }]
  if (citation.type !== 'content_block_location') return []
  const { document_index: at, start_block_index: start, end_block_index: end } = citation
  return [{ type: 'document', at, start, end, words }]
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
