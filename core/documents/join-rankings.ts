import type { RankedPassage } from './rank-passages.ts'

/** Of reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009). */
const K = 60

/**
 * One ranking of several by the sum of 1 / (60 + rank), at most `limit`. The scores are those of the first, which what is
 * made of them goes by: its best for the best of all, and so on.
 */
export function joinRankings(rankings: readonly (readonly RankedPassage[])[], limit: number): RankedPassage[] {
  const [first = [], ...others] = rankings.filter((ranking) => ranking.length > 0)
  if (others.length === 0) return first.slice(0, limit)
  const sums = new Map<string, { readonly passage: RankedPassage; sum: number }>()
  for (const ranking of [first, ...others])
    ranking.forEach((passage, at) => {
      const key = `${passage.documentId} ${passage.ordinal}`
      const known = sums.get(key) ?? { passage, sum: 0 }
      known.sum += 1 / (K + at + 1)
      sums.set(key, known)
    })
  const lowest = first.at(-1)!.score
  return [...sums.values()]
    .sort((a, b) => b.sum - a.sum)
    .slice(0, limit)
    .map(({ passage }, at) => ({ ...passage, score: first[at]?.score ?? lowest }))
}
