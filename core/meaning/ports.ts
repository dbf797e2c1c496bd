import type { AccountId } from '../shared/ids.ts'
import type { RankedPassage } from '../documents/rank-passages.ts'
import type { VectorPart } from '../documents/ports/passage-vectors.ts'

/** Embedding of a text: texts of similar meaning have vectors of similar direction. */
export type Vector = Float32Array

export interface EncodingBounds {
  /** By default the encoder's own; otherwise another model of the same server. */
  readonly model?: string
  /** Milliseconds for the whole call. */
  readonly limitMs: number
}

/** Turns texts into vectors. Not called `TextEncoder`, which is a JavaScript class. */
export interface SentenceEncoder {
  /** The model's name on its server. */
  readonly model: string
  /** Whether the encoder runs on this server, so that texts stay here. */
  readonly isLocal: boolean
  /**
   * A vector for each text, in order: of one length per model, at most `MOST_DIMENSIONS`, with finite numbers that are
   * not all 0. Null for a text that can't be encoded, such as a blank one; long texts are cut. Throws `unavailable`
   * where the encoder is unavailable or encodes none of several texts that are not blank.
   */
  encode(texts: readonly string[], bounds: EncodingBounds): Promise<readonly (Vector | null)[]>
}

export interface VectorQuery {
  readonly accountId: AccountId
  /** The passages to rank, all of one encoder and of the dimension of `question`. */
  readonly parts: readonly VectorPart[]
  readonly question: Vector
  readonly limit: number
}

/**
 * Compares the vectors of passages with that of a question. This is heavy work: implementations keep it off the thread
 * that handles requests.
 */
export interface VectorRanker {
  /**
   * The nearest passages by cosine, nearest first; equal ones by document id, then ordinal. Leaves out those whose
   * cosine is not positive.
   */
  rank(query: VectorQuery): Promise<RankedPassage[]>
}
