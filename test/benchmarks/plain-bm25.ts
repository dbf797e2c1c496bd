import type { TermAnalyser } from '../../core/documents/ports/term-analyser.ts'

const SATURATION = 1.2
const LENGTH_EFFECT = 0.75

/** The best texts for a question by BM25 as the textbook has it: no fields, no synonyms, no dates, no index. */
export function bestByPlainBm25(
  analyser: TermAnalyser,
  texts: readonly string[],
  question: string,
  limit: number,
): string[] {
  const counts = texts.map((text) => countsOf(analyser.termsOf(text, null)))
  const lengths = counts.map((terms) => [...terms.values()].reduce((sum, count) => sum + count, 0))
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  const scores = new Float64Array(texts.length)
  for (const term of new Set(analyser.termsOf(question, null))) {
    const holding = counts.filter((terms) => terms.has(term)).length
    const rarity = Math.log(1 + (texts.length - holding + 0.5) / (holding + 0.5))
    for (const [at, terms] of counts.entries()) {
      const count = terms.get(term) ?? 0
      const length = 1 - LENGTH_EFFECT + (LENGTH_EFFECT * lengths[at]!) / mean
      scores[at]! += (rarity * count * (SATURATION + 1)) / (count + SATURATION * length)
    }
  }
  const places = [...texts.keys()].filter((at) => scores[at]! > 0)
  return places
    .sort((a, b) => scores[b]! - scores[a]!)
    .slice(0, limit)
    .map((at) => texts[at]!)
}

function countsOf(terms: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}
