import { OpenAiEncoder } from '../../adapters/openai-compatible/openai-encoder.ts'
import { SystemClock } from '../../adapters/system/system-clock.ts'
import { ThreadVectorRanker } from '../../adapters/vector-ranking/thread-vector-ranker.ts'
import { encodedText } from '../../core/meaning/encode-passages.ts'
import { SearchByMeaning } from '../../core/meaning/search-by-meaning.ts'
import { encoderOf, packVectors } from '../../core/meaning/vectors.ts'
import type { Log } from '../../core/shared/ports.ts'
import { readConfig } from '../../apps/wiring/config/config.ts'
import { anId, SOME_ACCOUNT } from '../support/builders.ts'
import { indexedLibrary, labelled, type LabelledLibrary } from './labelled-libraries.ts'

const LIMITS = { limitMs: 600_000 }
/** What it measures is what is found, however slow an encoder. */
const noTimers = { after: () => ({ cancel: () => undefined, unref: () => undefined }) }

/** A labelled library with vectors of a server of `/v1/embeddings`: of the model that `ENCODER_MODEL` names, if any. */
export async function encodedLibrary(name: string, url: string): Promise<LabelledLibrary> {
  const model = process.env['ENCODER_MODEL'] ?? 'encoder'
  const { encoder: settings } = readConfig({ TEXT_ENCODER: `openai:${model}`, TEXT_ENCODER_BASE_URL: url })
  const encoder = new OpenAiEncoder({ ...settings!, timeoutMs: LIMITS.limitMs })
  const patient = { model, isLocal: true, encode: (texts: readonly string[]) => encoder.encode(texts, LIMITS) }
  const library = await indexedLibrary(name)
  const { index, documentIds } = library
  for (const documentId of documentIds) {
    const passages = await index.passagesOf(SOME_ACCOUNT, documentId)
    const encoded = await patient.encode(passages.map(encodedText))
    const dimension = encoded.find((vector) => vector !== null)?.length ?? 0
    const part = { id: anId(), accountId: SOME_ACCOUNT, documentId, first: 0, count: passages.length, remaining: 0 }
    const vectors = packVectors(encoded, dimension)
    if (dimension > 0) await index.putVectors({ ...part, encoder: encoderOf(model, dimension), vectors })
  }
  const ports = { vectors: index, ranker: new ThreadVectorRanker(index), privacy: { mayAsk: async () => true } }
  const meaning = new SearchByMeaning({ ...ports, encoder: patient, clock: new SystemClock(), timers: noTimers, log })
  return labelled(library, meaning)
}

const log: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: (message, details) => {
    throw new Error(message, { cause: details?.['error'] })
  },
}
