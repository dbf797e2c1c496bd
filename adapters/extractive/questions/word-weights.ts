/** Number of weights, which words of all languages share. */
export const WEIGHTS = 8192

/** Indexes of the weights of a text's words, word pairs, first and last words. */
export function wordPlaces(text: string): number[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/\d+/gu, '0')
      .match(/[\p{L}0]+|[?:%£$€]/gu) ?? []
  const kept = words.slice(0, MOST_WORDS)
  const pairs = kept.slice(1).map((word, at) => `${kept[at]!} ${word}`)
  const ends = [
    `^${kept[0] ?? ''}`,
    `^${kept.slice(0, 2).join(' ')}`,
    `${words.at(-1) ?? ''}$`,
    `#${lengthOf(words.length)}`,
  ]
  return [...new Set([...kept, ...pairs, ...ends].map(placeOf))]
}

const MOST_WORDS = 30

function lengthOf(words: number): number {
  return Math.min(8, Math.round(Math.log2(words + 1) * 1.5))
}

/** FNV-1a, reduced to the number of weights. */
function placeOf(word: string): number {
  let hash = 2166136261
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 16777619)
  return ((hash >>> 16) ^ (hash & 0xffff)) & (WEIGHTS - 1)
}

export interface WordWeights {
  readonly start: number
  readonly weights: ArrayLike<number>
}

/** Similarity of the words to those of a question: log odds. */
export function soundOf({ start, weights }: WordWeights, text: string): number {
  return wordPlaces(text).reduce((sum, place) => sum + weights[place]!, start)
}
