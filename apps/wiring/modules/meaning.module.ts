import { ContainerModule } from 'inversify'
import { OpenAiEncoder, type EncoderSettings } from '../../../adapters/openai-compatible/openai-encoder.ts'
import { ThreadVectorRanker } from '../../../adapters/vector-ranking/thread-vector-ranker.ts'
import type { MeaningSearch } from '../../../core/documents/ports.ts'
import type { PassageReader } from '../../../core/documents/ports/passage-index.ts'
import type { JobSources } from '../../../core/jobs/job.ts'
import type { HandlerOf } from '../../../core/jobs/job-handler.ts'
import { EncodePassages } from '../../../core/meaning/encode-passages.ts'
import { queueEncoding } from '../../../core/meaning/encoding-job.ts'
import type { PassageVectorReader } from '../../../core/documents/ports/passage-vectors.ts'
import type { SentenceEncoder } from '../../../core/meaning/ports.ts'
import { QueueEncoding } from '../../../core/maintenance/queue-encoding.ts'
import { SearchByMeaning } from '../../../core/meaning/search-by-meaning.ts'
import type { AccountPrivacy } from '../../../core/privacy/account-privacy.ts'
import type { Clock, Log, Timers, UnitOfWork } from '../../../core/shared/ports.ts'
import type { Stores } from '../../../core/stores.ts'
import { builtInTokens } from '../tokens/built-in-tokens.ts'
import { construct, provide, token } from '../tokens/token.ts'
import { coreTokens, databaseTokens, jobTokens, meaningTokens, systemTokens } from '../tokens/tokens.ts'

const { work, passageReader, passageVectorReader } = databaseTokens
const { clock, timers, log } = systemTokens
const { grantSources } = coreTokens
const { privacy } = builtInTokens
const encoder = token<SentenceEncoder>('SentenceEncoder')

/** Vectors of passages, if a text encoder is configured. */
export function meaningModule(configured: EncoderSettings | null): ContainerModule {
  return new ContainerModule((module) => {
    if (configured === null) {
      const nothing = { execute: async () => null }
      provide(module, meaningTokens.search, () => null, [])
      provide(module, meaningTokens.ranker, () => null, [])
      provide(module, meaningTokens.encodePassages, () => nothing, [])
      provide(module, meaningTokens.queueEncoding, () => nothing, [])
      provide(module, meaningTokens.readDocument, (reading: HandlerOf<'read-document'>) => reading, [
        jobTokens.readDocument,
      ])
      return
    }
    provide(module, encoder, () => new OpenAiEncoder(configured), [])
    provide(module, meaningTokens.ranker, (vectors: PassageVectorReader) => new ThreadVectorRanker(vectors), [
      passageVectorReader,
    ])
    provide(module, meaningTokens.search, searchByMeaning, SEARCHING)
    const encoding = [work, passageReader, passageVectorReader, encoder, privacy, grantSources] as const
    provide(module, meaningTokens.encodePassages, encodePassages, encoding)
    construct(module, meaningTokens.queueEncoding, QueueEncoding, [
      work,
      passageVectorReader,
      encoder,
      privacy,
      grantSources,
    ])
    provide(module, meaningTokens.readDocument, thenEncoded, [jobTokens.readDocument, work, grantSources])
  })
}

const SEARCHING = [encoder, passageVectorReader, meaningTokens.ranker, privacy, clock, timers, log] as const

type Ranker = ThreadVectorRanker | null

function searchByMeaning(
  ...[made, vectors, ranker, accountPrivacy, time, waits, lines]: [
    SentenceEncoder,
    PassageVectorReader,
    Ranker,
    AccountPrivacy,
    Clock,
    Timers,
    Log,
  ]
): MeaningSearch | null {
  if (ranker === null) return null
  return new SearchByMeaning({
    encoder: made,
    vectors,
    ranker,
    privacy: accountPrivacy,
    clock: time,
    timers: waits,
    log: lines,
  })
}

function encodePassages(
  ...[stores, passages, vectors, made, accountPrivacy, sources]: [
    UnitOfWork<Stores>,
    PassageReader,
    PassageVectorReader,
    SentenceEncoder,
    AccountPrivacy,
    JobSources,
  ]
): EncodePassages {
  return new EncodePassages({ work: stores, passages, vectors, encoder: made, privacy: accountPrivacy, sources })
}

/** Queues the encoding of newly read documents. */
function thenEncoded(
  reading: HandlerOf<'read-document'>,
  stores: UnitOfWork<Stores>,
  sources: JobSources,
): HandlerOf<'read-document'> {
  return {
    giveUp: async (job) => reading.giveUp?.(job),
    async execute(input) {
      const result = await reading.execute(input)
      const { accountId } = input
      if (accountId !== null) await stores.run(({ jobs }) => queueEncoding(jobs, accountId, sources))
      return result
    },
  }
}
