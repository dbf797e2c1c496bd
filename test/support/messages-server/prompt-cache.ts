import { createHash } from 'node:crypto'
import type { MessageCreateParamsBase } from '@anthropic-ai/sdk/resources/messages/messages'

const LIFETIME_MS = 5 * 60_000
const MIN_TOKENS = 512
/** A breakpoint finds what was cached at most this many blocks before it. */
const LOOK_BACK = 20

export interface InputUsage {
  readonly input_tokens: number
  readonly cache_creation_input_tokens: number
  readonly cache_read_input_tokens: number
}

interface Segment {
  readonly key: string
  /** Of the prompt up to here, this block included. */
  readonly tokens: number
  readonly isBreakpoint: boolean
}

/** About as many tokens as English text of this many words has. */
export function countTokens(text: string): number {
  return Math.ceil((text.split(/\s+/).filter((word) => word !== '').length * 4) / 3)
}

/** Prompts cached by their beginnings, as the vendor does: written at breakpoints, read by the longest one that fits. */
export class PromptCache {
  private readonly validUntil = new Map<string, number>()

  /** What the prompt's tokens count as. What it writes can be read from the moment that `commit` is called. */
  read(request: MessageCreateParamsBase): { usage: InputUsage; commit: () => void } {
    const segments = segmentsOf(request)
    const total = segments.at(-1)?.tokens ?? 0
    const last = segments.findLastIndex((segment) => segment.isBreakpoint)
    const hit = this.longestHit(segments)
    const read = hit < 0 ? 0 : segments[hit]!.tokens
    const cached = last < 0 || segments[last]!.tokens < MIN_TOKENS ? read : Math.max(read, segments[last]!.tokens)
    const written = segments.slice(0, last + 1).filter((one) => one.isBreakpoint && one.tokens >= MIN_TOKENS)
    if (hit >= 0) written.push(segments[hit]!)
    return {
      usage: {
        input_tokens: total - cached,
        cache_creation_input_tokens: cached - read,
        cache_read_input_tokens: read,
      },
      commit: () => written.forEach(({ key }) => this.validUntil.set(key, Date.now() + LIFETIME_MS)),
    }
  }

  private longestHit(segments: readonly Segment[]): number {
    let best = -1
    segments.forEach((segment, at) => {
      if (!segment.isBreakpoint) return
      for (let back = at; back >= Math.max(0, at - LOOK_BACK); back--)
        if ((this.validUntil.get(segments[back]!.key) ?? 0) > Date.now()) best = Math.max(best, back)
    })
    return best
  }
}

function segmentsOf(request: MessageCreateParamsBase): Segment[] {
  const hash = createHash('sha256').update(request.model)
  let tokens = 0
  const blocks = blocksOf(request)
  return blocks.map((block, at) => {
    const { cache_control: control, ...rest } = block
    hash.update(JSON.stringify(rest))
    tokens += countTokens(textOf(rest))
    const isBreakpoint = Boolean(control) || (Boolean(request.cache_control) && at === blocks.length - 1)
    return { key: hash.copy().digest('hex'), tokens, isBreakpoint }
  })
}

type Block = { readonly cache_control?: unknown }

/** In the order in which the vendor renders them: tools, system, messages. */
function blocksOf({ tools, system, messages }: MessageCreateParamsBase): Block[] {
  const list = (content: unknown): Block[] =>
    typeof content === 'string' ? [{ text: content } as Block] : (content as Block[])
  return [...((tools ?? []) as Block[]), ...list(system ?? []), ...messages.flatMap(({ content }) => list(content))]
}

/** The words of a block, without the names of its fields and its own. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([key, part]) => (key === 'type' ? '' : textOf(part)))
    .join(' ')
}
