/** Numbers that say what a text is about: texts of like meaning have vectors of like direction. */
export type Vector = Float32Array

export interface EncodingBounds {
  /** The encoder's own unless told: another that is to be had at the same place. */
  readonly model?: string
  /** Milliseconds for all of it. */
  readonly limitMs: number
}

/** Turns texts into vectors. Named so beside `TextEncoder`, which JavaScript has for bytes. */
export interface SentenceEncoder {
  /** As its server knows it. */
  readonly model: string
  /** Whether texts that it is given stay on this server. */
  readonly isLocal: boolean
  /**
   * A vector for each text, in their order: of one length for a model, at most `MOST_DIMENSIONS`, of finite numbers that
   * are not all 0. Null for a text that can't be encoded, such as a blank one; what is too long is cut. Throws
   * `unavailable` where the encoder can't be used or encodes none of several texts that are not blank.
   */
  encode(texts: readonly string[], bounds: EncodingBounds): Promise<readonly (Vector | null)[]>
}
