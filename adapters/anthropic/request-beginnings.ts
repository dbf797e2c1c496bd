import { createHash } from 'node:crypto'
import type { MessageCreateParamsStreaming } from '@anthropic-ai/sdk/resources/messages'

/** A request from its start to the end of one of its blocks. */
export interface RequestBeginning {
  readonly hash: string
  readonly bytes: number
  /** Whether it is asked to be kept in the vendor's cache. */
  readonly isMarked: boolean
}

/** The beginnings of a request, the shortest first: marks move on with a conversation, what they marked stays cached. */
export function beginningsOf({
  tools = [],
  system = [],
  messages,
  cache_control: whole,
}: MessageCreateParamsStreaming): RequestBeginning[] {
  const said = messages.flatMap<unknown>(({ content }) => content)
  const parts: unknown[] = [...tools, ...(typeof system === 'string' ? [system] : system), ...said]
  const hash = createHash('sha256')
  let bytes = 0
  return parts.map((part, at) => {
    const text = JSON.stringify(part, (key, value: unknown) => (key === 'cache_control' ? undefined : value))
    hash.update(text)
    bytes += Buffer.byteLength(text)
    const isMarked = hasMark(part) || (whole != null && at === parts.length - 1)
    return { hash: hash.copy().digest('base64'), bytes, isMarked }
  })
}

function hasMark(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'cache_control' in part && part.cache_control != null
}
