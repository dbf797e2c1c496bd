import { Worker } from 'node:worker_threads'
import type { RankedPassage } from '../../core/documents/rank-passages.ts'
import type { PassageVectorReader, VectorPart } from '../../core/documents/ports/passage-vectors.ts'
import type { VectorQuery, VectorRanker } from '../../core/meaning/ports.ts'
import { SCALE_BYTES } from '../../core/meaning/vectors.ts'

/**
 * Program of the ranking thread. It is run from text, so that it needs no file beside the bundle. Drops the least
 * recently used parts above the limit of bytes; parts of an account are used together.
 */
const RANKING_PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads')
const { mostBytes, scaleBytes } = workerData
const held = new Map()
let heldBytes = 0

function add(parts) {
  for (const { id, vectors } of parts) {
    if (held.has(id)) continue
    held.set(id, vectors)
    heldBytes += vectors.length
  }
}

function touch(parts) {
  for (const { id } of parts) {
    const vectors = held.get(id)
    if (held.delete(id)) held.set(id, vectors)
  }
  for (const [id, vectors] of held) {
    if (heldBytes <= mostBytes) return
    held.delete(id)
    heldBytes -= vectors.length
  }
}

function rank(parts, question, limit) {
  const size = scaleBytes + question.length
  const best = []
  let least = 0
  for (const { id, documentId, first } of parts) {
    const vectors = held.get(id)
    const numbers = new Int8Array(vectors.buffer)
    const view = new DataView(vectors.buffer)
    for (let at = 0, ordinal = first; at + size <= numbers.length; at += size, ordinal += 1) {
      const score = view.getFloat32(at, true) * dot(numbers, at + scaleBytes, question)
      if (score <= least) continue
      best.push({ documentId, ordinal, score })
      if (best.length >= 2 * limit) least = keepBest(best, limit)
    }
  }
  keepBest(best, limit)
  return best
}

/** Computes several sums in parallel, because a single one would wait for itself at every number. */
function dot(numbers, from, question) {
  const length = question.length
  let a = 0, b = 0, c = 0, d = 0, at = 0
  for (; at + 3 < length; at += 4) {
    a += numbers[from + at] * question[at]
    b += numbers[from + at + 1] * question[at + 1]
    c += numbers[from + at + 2] * question[at + 2]
    d += numbers[from + at + 3] * question[at + 3]
  }
  for (; at < length; at += 1) a += numbers[from + at] * question[at]
  return a + b + c + d
}

/** Equal scores keep the order of the parts. Returns the score that further ones must exceed. */
function keepBest(best, limit) {
  best.sort((a, b) => b.score - a.score)
  best.length = Math.min(best.length, limit)
  return best.length === limit ? best[limit - 1].score : 0
}

parentPort.on('message', ({ call, added, parts, question, limit }) => {
  if (added) return add(added)
  const missing = parts.filter(({ id }) => !held.has(id)).map(({ id }) => id)
  if (missing.length > 0) return parentPort.postMessage({ call, missing })
  parentPort.postMessage({ call, ranked: rank(parts, question, limit) })
  touch(parts)
})
`

/** Maximum size of all vectors in the thread. */
const MOST_MB = 128
/** Share of it for the compared vectors of one account: 170,000 vectors of 384 numbers. */
const SHARE_OF_ACCOUNT = 1 / 2
/** Number of parts read from the store at once. */
const PARTS_AT_ONCE = 64
/** Another search may drop parts from the thread just before they are needed. */
const MOST_TRIES = 3

interface Reply {
  readonly call: number
  readonly missing?: readonly string[]
  readonly ranked?: RankedPassage[]
}

interface Waiting {
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: unknown) => void
}

/**
 * Ranks in a thread that caches recently used vectors. The thread starts with the first search and never keeps the
 * program running.
 */
export class ThreadVectorRanker implements VectorRanker {
  private thread: Worker | null = null
  private readonly waiting = new Map<number, Waiting>()
  private lastCall = 0

  constructor(
    private readonly reader: Pick<PassageVectorReader, 'vectors'>,
    private readonly mostBytes = MOST_MB * 1024 * 1024,
  ) {}

  async rank({ accountId, parts, question, limit }: VectorQuery): Promise<RankedPassage[]> {
    const room = (this.mostBytes * SHARE_OF_ACCOUNT) / (SCALE_BYTES + question.length)
    let compared = withinRoom(parts, room)
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const { ranked, missing = [] } = await this.ask({ parts: compared, question, limit })
      if (ranked !== undefined) return ranked
      const found = new Set<string>()
      for (let at = 0; at < missing.length; at += PARTS_AT_ONCE)
        for (const part of await this.reader.vectors(accountId, missing.slice(at, at + PARTS_AT_ONCE))) {
          found.add(part.id)
          this.add(part)
        }
      const gone = new Set(missing.filter((id) => !found.has(id)))
      compared = compared.filter(({ id }) => !gone.has(id))
    }
    throw new Error('The vectors were not to be held long enough to be compared.')
  }

  async close(): Promise<void> {
    await this.thread?.terminate()
  }

  /** Copies the bytes, because a store may return a view of a larger buffer. */
  private add({ id, vectors }: { readonly id: string; readonly vectors: Uint8Array }): void {
    const own = new Uint8Array(vectors)
    this.open().postMessage({ added: [{ id, vectors: own }] }, [own.buffer])
  }

  private ask(query: Omit<VectorQuery, 'accountId'>): Promise<Reply> {
    const call = ++this.lastCall
    return new Promise((resolve, reject) => {
      const thread = this.open()
      thread.ref()
      this.waiting.set(call, { resolve, reject })
      thread.postMessage({ call, ...query })
    })
  }

  private open(): Worker {
    if (this.thread !== null) return this.thread
    const workerData = { mostBytes: this.mostBytes, scaleBytes: SCALE_BYTES }
    const thread = new Worker(RANKING_PROGRAM, { eval: true, workerData })
    thread.on('message', (reply: Reply) => {
      this.waiting.get(reply.call)?.resolve(reply)
      this.waiting.delete(reply.call)
      if (this.waiting.size === 0) thread.unref()
    })
    thread.on('error', (error) => this.ended(thread, error))
    thread.on('exit', () => this.ended(thread, new Error('The thread that ranks vectors ended.')))
    return (this.thread = thread)
  }

  private ended(thread: Worker, error: unknown): void {
    if (this.thread !== thread) return
    this.thread = null
    for (const { reject } of this.waiting.values()) reject(error)
    this.waiting.clear()
  }
}

function withinRoom(parts: readonly VectorPart[], passages: number): readonly VectorPart[] {
  let left = passages
  return parts.filter(({ count }) => (left -= count) >= 0)
}
