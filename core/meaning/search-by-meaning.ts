import type { MeaningQuery, MeaningSearch } from '../documents/ports.ts'
import type { RankedPassage } from '../documents/rank-passages.ts'
import type { AccountPrivacy } from '../privacy/account-privacy.ts'
import type { Clock, Log, Timers } from '../shared/ports.ts'
import type { PassageVectorReader, VectorPart } from '../documents/ports/passage-vectors.ts'
import type { SentenceEncoder, Vector, VectorRanker } from './ports.ts'
import { encoderOf, modelOf } from './vectors.ts'

/** A search continues without the vectors after this time. */
const LONGEST_WAIT_MS = 2_000
/** Pause before searches use an encoder again that failed. */
const REST_MS = 60_000
const TELL_EVERY_MS = 24 * 60 * 60_000
/** Number of questions whose vectors are cached. */
const REMEMBERED = 200

interface Ports {
  readonly encoder: SentenceEncoder
  readonly vectors: Pick<PassageVectorReader, 'parts'>
  readonly ranker: VectorRanker
  readonly privacy: Pick<AccountPrivacy, 'mayAsk'>
  readonly clock: Clock
  readonly timers: Timers
  readonly log: Log
}

/**
 * Finds passages by their vectors. Vectors of a previous encoder are used until the document has new ones, if its model
 * is still available for the question.
 */
export class SearchByMeaning implements MeaningSearch {
  private readonly questions = new Map<string, Promise<Vector>>()
  private readonly restUntil = new Map<string, number>()
  private nextTold = 0

  constructor(private readonly ports: Ports) {}

  async rank(query: MeaningQuery): Promise<readonly (readonly RankedPassage[])[]> {
    const { encoder, vectors, privacy } = this.ports
    const wanted = new Set(query.documentIds)
    const parts = (await vectors.parts(query.accountId)).filter(({ documentId }) => wanted.has(documentId))
    const isAsked = query.question.trim() !== '' && parts.length > 0
    if (!isAsked || !(await privacy.mayAsk(query.accountId, encoder))) return []
    return Promise.all([...byEncoder(parts, encoder.model)].map(([name, own]) => this.rankBy(name, own, query)))
  }

  private async rankBy(name: string, parts: readonly VectorPart[], query: MeaningQuery): Promise<RankedPassage[]> {
    const { clock, ranker } = this.ports
    const model = modelOf(name)
    if (Date.parse(clock.now()) < (this.restUntil.get(model) ?? 0)) return []
    try {
      const question = await this.vectorOf(query.question, model)
      if (encoderOf(model, question.length) !== name) return []
      return await ranker.rank({ accountId: query.accountId, parts, question, limit: query.limit })
    } catch (error) {
      this.noteFailure(model, error)
      return []
    }
  }

  /** Encodes each question once, also for simultaneous searches. */
  private vectorOf(question: string, model: string): Promise<Vector> {
    const key = `${model}\n${question}`
    const vector = this.questions.get(key) ?? this.encode(question, model)
    this.questions.delete(key)
    this.questions.set(key, vector)
    vector.catch(() => this.questions.delete(key))
    const [oldest] = this.questions.keys()
    if (this.questions.size > REMEMBERED) this.questions.delete(oldest!)
    return vector
  }

  private encode(question: string, model: string): Promise<Vector> {
    return new Promise((resolve, reject) => {
      const tooSlow = () => reject(new Error(`No answer within ${LONGEST_WAIT_MS / 1000} seconds.`))
      const timer = this.ports.timers.after(LONGEST_WAIT_MS, tooSlow)
      this.ports.encoder
        .encode([question], { model, limitMs: LONGEST_WAIT_MS })
        .then(([vector]) => (vector ? resolve(vector) : reject(new Error('The question was not encoded.'))))
        .catch(reject)
        .finally(() => timer.cancel())
    })
  }

  private noteFailure(model: string, error: unknown): void {
    const { clock, encoder, log } = this.ports
    const now = Date.parse(clock.now())
    this.restUntil.set(model, now + REST_MS)
    if (model !== encoder.model || now < this.nextTold) return
    this.nextTold = now + TELL_EVERY_MS
    log.error('The text encoder can’t be used: searches go by words alone', { model, error })
  }
}

/** The parts of one encoder for each document: the previous one's, while there are any. */
function byEncoder(parts: readonly VectorPart[], model: string): Map<string, VectorPart[]> {
  const older = new Map(
    parts.filter(({ encoder }) => modelOf(encoder) !== model).map(({ documentId, encoder }) => [documentId, encoder]),
  )
  const found = new Map<string, VectorPart[]>()
  for (const part of parts) {
    const serving = older.get(part.documentId) ?? part.encoder
    if (part.encoder !== serving) continue
    const own = found.get(serving)
    if (own === undefined) found.set(serving, [part])
    else own.push(part)
  }
  return found
}
