import { ThreadVectorRanker } from '../../adapters/vector-ranking/thread-vector-ranker.ts'
import type { EncodedPassages } from '../../core/documents/ports/passage-vectors.ts'
import { packVectors } from '../../core/meaning/vectors.ts'
import { anId, SOME_ACCOUNT } from '../support/builders.ts'
import { encodedPassages } from '../support/vector-builders.ts'
import { median, timedBusy, type Benchmark, type Figure } from './measure.ts'

const PASSAGES = 50_000
const OF_A_PART = 64
const QUESTIONS = 30
/** Of a search for 20 passages. */
const LIMIT = 100

/** Processor time of a question among the vectors of one account, which the thread holds. */
export const vectorRanking: Benchmark = {
  name: 'vector-ranking',
  run: async () => [...(await measure(384, '<= 60')), ...(await measure(1_024, null))],
}

async function measure(dimension: number, goal: string | null): Promise<Figure[]> {
  const documentId = anId<'document'>()
  const stored = new Map<string, EncodedPassages>()
  const some = Array.from({ length: 10 }, () => someVectors(dimension))
  for (let first = 0; first < PASSAGES; first += OF_A_PART) {
    const vectors = some[(first / OF_A_PART) % some.length]!
    const part = encodedPassages({ id: `part ${first}`, documentId, first, count: OF_A_PART, vectors })
    stored.set(part.id, part)
  }
  const parts = [...stored.values()].map(({ id, first, count, encoder }) => ({ id, documentId, first, count, encoder }))
  const ranker = new ThreadVectorRanker({ vectors: async (_account, ids) => ids.map((id) => stored.get(id)!) })
  const ask = () => ranker.rank({ accountId: SOME_ACCOUNT, parts, question: someVector(dimension), limit: LIMIT })
  const { busyMs: cold } = await timedBusy(ask)
  const times: number[] = []
  for (let asked = 0; asked < QUESTIONS; asked += 1) times.push((await timedBusy(ask)).busyMs)
  await ranker.close()
  const of = `one account's 50,000 passages, ${dimension} numbers each`
  return [
    { name: `processor time of a question, ${of}`, value: median(times), unit: 'ms', goal },
    { name: `the same, read from the store first`, value: cold, unit: 'ms', goal: null },
  ]
}

function someVectors(dimension: number): Uint8Array {
  const vectors = Array.from({ length: OF_A_PART }, () => someVector(dimension))
  return packVectors(vectors, dimension)
}

function someVector(dimension: number): Float32Array {
  return Float32Array.from({ length: dimension }, () => Math.random() - 0.5)
}
