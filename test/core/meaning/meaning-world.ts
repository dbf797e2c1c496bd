import { ScriptedSentenceEncoder } from '../../../adapters/memory/scripted-sentence-encoder.ts'
import { StemmedTermAnalyser } from '../../../adapters/term-analysis/stemmed-term-analyser.ts'
import { ThreadVectorRanker } from '../../../adapters/vector-ranking/thread-vector-ranker.ts'
import type { Actor } from '../../../core/identity/user.ts'
import { indexDocument } from '../../../core/documents/index-document.ts'
import { ScopedLibrary } from '../../../core/documents/scoped-library.ts'
import { EncodePassages } from '../../../core/meaning/encode-passages.ts'
import type { SentenceEncoder } from '../../../core/meaning/ports.ts'
import { QueueEncoding } from '../../../core/maintenance/queue-encoding.ts'
import { SearchByMeaning } from '../../../core/meaning/search-by-meaning.ts'
import { AccountPrivacy } from '../../../core/privacy/account-privacy.ts'
import { aDocument } from '../../support/builders.ts'
import { anActorIn, openCoreWorld } from '../../support/core-world.ts'
import { ManualTimers } from '../../support/manual-timers.ts'
import { RecordingLog } from '../../support/recording-log.ts'
import { paragraph } from '../documents/passage-texts.ts'

/** Words that mean the same. */
const SYNONYMS = [
  ['volunteers', 'unpaid', 'helpers'],
  ['money', 'income', 'funds'],
] as const

export const scripted = (model = 'scripted', isLocal = false, dimension = 64) =>
  new ScriptedSentenceEncoder(SYNONYMS, model, isLocal, dimension)

/** An account whose documents are encoded and searched, in memory. */
export async function openMeaningWorld() {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { accountId } = actor
  const { clock, ids, passageReader, passageVectorReader, sources, unitOfWork } = world
  const [timers, log, ranker] = [new ManualTimers(), new RecordingLog(), new ThreadVectorRanker(passageVectorReader)]
  const privacy = new AccountPrivacy(unitOfWork, 'elsewhere')
  const analyser = new StemmedTermAnalyser()

  async function add(fileName: string, texts: readonly string[], of: Actor = actor) {
    const document = aDocument({ id: ids.next(), accountId: of.accountId, originalName: fileName, status: 'active' })
    const { id: documentId, scopes } = document
    const known = { accountId: of.accountId, documentId, fileName, scopes, uploadedAt: clock.now() }
    const indexed = indexDocument({ ...known, blocks: texts.map((text) => paragraph(text)) }, analyser)
    await unitOfWork.run(async ({ documents, passages }) => {
      await documents.save(document)
      await passages.put(indexed)
    })
    return documentId
  }

  const ports = { work: unitOfWork, passages: passageReader, vectors: passageVectorReader, privacy, sources }
  const jobOf = (encoder: SentenceEncoder) => new EncodePassages({ ...ports, encoder })
  const input = { data: {}, lastAttempt: false }
  const encode = (encoder: SentenceEncoder, more: object = {}) =>
    jobOf(encoder).execute({ ...input, accountId, ...more })
  const queue = (encoder: SentenceEncoder) =>
    new QueueEncoding(unitOfWork, passageVectorReader, encoder, privacy, sources).execute()

  const searching = (encoder: SentenceEncoder) =>
    new SearchByMeaning({ encoder, vectors: passageVectorReader, ranker, privacy, clock, timers, log })
  const libraryOf = (meaning: SearchByMeaning | null) =>
    new ScopedLibrary(passageReader, analyser, accountId, [{ kind: 'shared' }], meaning)
  const filesFor = async (question: string, meaning: SearchByMeaning | null) =>
    (await libraryOf(meaning).search(question, 5)).map(({ fileName }) => fileName)
  const parts = () => passageVectorReader.parts(accountId)

  return { ...world, actor, timers, log, ranker, add, encode, queue, searching, libraryOf, filesFor, parts }
}

export type MeaningWorld = Awaited<ReturnType<typeof openMeaningWorld>>
