import { createHash } from 'node:crypto'
import type { ModelRequest } from './language-model.ts'

/** Lower than in any text: English has four, and other languages have more bytes per letter. */
const BYTES_PER_TOKEN = 3

/** A request from its start to the end of one of its blocks. */
export interface RequestBeginning {
  readonly hash: string
  readonly bytes: number
  /** Whether the vendor is asked to cache it. */
  readonly isMarked: boolean
}

/** Beginnings of a request, shortest first. Marks move on with a conversation; earlier beginnings stay cached. */
export function beginningsOf({
  tools = [],
  system = [],
  messages,
  isKept: isWholeKept,
}: ModelRequest): RequestBeginning[] {
  const said = messages.flatMap<unknown>(({ content }) => content)
  const parts: unknown[] = [...tools, ...system, ...said]
  const hash = createHash('sha256')
  let bytes = 0
  return parts.map((part, at) => {
    const text = sent(part)
    hash.update(text)
    bytes += Buffer.byteLength(text)
    const isMarked = hasMark(part) || (isWholeKept === true && at === parts.length - 1)
    return { hash: hash.copy().digest('base64'), bytes, isMarked }
  })
}

export function bytesOf(request: ModelRequest): number {
  return Buffer.byteLength(sent(request))
}

export function tokensIn(bytes: number): number {
  return Math.ceil(bytes / BYTES_PER_TOKEN)
}

/** Approximates the content that is sent; a block of the model counts in the vendor's own form. */
function sent(part: unknown): string {
  return JSON.stringify(part, (key, value: unknown) => {
    if (key === 'isKept') return undefined
    return typeof value === 'object' && value !== null && 'raw' in value ? value.raw : value
  })
}

function hasMark(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'isKept' in part && part.isKept === true
}
