/**
 * Program of the ranking thread. It is run from text, so that it needs no file beside the bundle. Drops the least
 * recently used parts above the limit of bytes; parts of an account are used together.
 */
export const RANKING_PROGRAM = `
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
