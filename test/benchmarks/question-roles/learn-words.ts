import { wordPlaces, WEIGHTS, type WordWeights } from '../../../adapters/extractive/questions/word-weights.ts'

const ROUNDS = 6
const STEP = 0.15
const SHRINK = 0.0004

/** Learns by logistic regression which words questions are made of; the same texts give the same weights. */
export function learnWords(
  texts: readonly string[],
  wanted: readonly number[],
  importance: readonly number[],
): WordWeights {
  const weights = new Float64Array(WEIGHTS)
  const seen = new Float64Array(WEIGHTS).fill(1)
  const places = texts.map(wordPlaces)
  let start = 0
  for (let round = 0; round < ROUNDS; round++)
    for (let turn = 0; turn < texts.length; turn++) {
      const at = (turn * 7919 + round * 104729) % texts.length
      const sum = places[at]!.reduce((total, place) => total + weights[place]!, start)
      const slope = (1 / (1 + Math.exp(-sum)) - wanted[at]!) * importance[at]!
      start -= (STEP / 10) * slope
      for (const place of places[at]!) {
        const own = slope + SHRINK * weights[place]!
        seen[place]! += own * own
        weights[place]! -= (STEP / Math.sqrt(seen[place]!)) * own
      }
    }
  return { start, weights: Array.from(weights, (weight) => Math.round(weight * 100) / 100) }
}
