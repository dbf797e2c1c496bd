import type { QuestionProfile } from './question-profile.ts'
import type { ScoredCandidate } from './score-candidates.ts'

/** How near the best score a person of a newer document must come to stand in place of one of an older. */
const AS_FITTING = 0.6

/**
 * The candidates without those who held an office in older documents, where a question asks who holds it: reports of
 * several years name several chairs, and the newest is the one to give.
 */
export function ofPresentOffices(
  scored: readonly ScoredCandidate[],
  { asksWhoIs, years }: QuestionProfile,
): readonly ScoredCandidate[] {
  if (!asksWhoIs || years.length > 0) return scored
  const holders = scored.filter(isHolder)
  const best = Math.max(0, ...holders.map(({ score }) => score))
  const fitting = holders.filter(({ score }) => score >= best * AS_FITTING)
  const newest = Math.max(0, ...fitting.map(({ candidate }) => candidate.evidence.year))
  return scored.filter((one) => !isHolder(one) || one.candidate.evidence.year >= newest)
}

/** "Jane Doe, Chair". */
function isHolder({ candidate: { kind, text } }: ScoredCandidate): boolean {
  return kind === 'field' && !text.includes(':')
}
