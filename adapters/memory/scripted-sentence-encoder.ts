import type { EncodingBounds, SentenceEncoder, Vector } from '../../core/meaning/ports.ts'

const DIMENSION = 64

/** A text encoder in memory: the vectors depend on the words of a text, and synonyms have the same. */
export class ScriptedSentenceEncoder implements SentenceEncoder {
  readonly asked: { readonly texts: readonly string[]; readonly model: string }[] = []

  constructor(
    private readonly synonyms: readonly (readonly string[])[] = [],
    readonly model = 'scripted',
    readonly isLocal = false,
    private readonly dimension = DIMENSION,
  ) {}

  async encode(texts: readonly string[], { model = this.model }: EncodingBounds): Promise<readonly (Vector | null)[]> {
    this.asked.push({ texts, model })
    return texts.map((text) => this.vectorOf(text))
  }

  private vectorOf(text: string): Vector | null {
    const words = text.toLowerCase().match(/\p{L}+/gu)
    if (words === null) return null
    const vector = new Float32Array(this.dimension)
    for (const word of words) {
      const first = this.synonyms.find((group) => group.includes(word))?.[0] ?? word
      const at = hashOf(first) % this.dimension
      vector[at] = (vector[at] ?? 0) + 1
    }
    return vector
  }
}

function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}
