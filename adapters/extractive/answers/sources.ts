import type { Passage, PassageHit } from '../../../core/documents/passage.ts'
import type { AnswerSource } from '../../../core/proposals/ports/answer-writer.ts'
import type { Candidate, Evidence } from './candidate.ts'
import { groupsOf } from './compose-text.ts'
import type { ScoredCandidate } from './score-candidates.ts'

/** The most sources named: more than a reader checks only hides the ones that count. */
const MOST_SOURCES = 5

/** The passages behind an answer, best first, then those that come nearest, for whoever wants to read on. */
export function sourcesOf(
  chosen: readonly Candidate[],
  evidence: readonly Evidence[],
  scored: readonly ScoredCandidate[],
): AnswerSource[] {
  const scores = new Map(scored.map(({ candidate, score }) => [candidate, score]))
  const used = groupsOf(chosen, scores)
  const isUsed = ({ hit }: Evidence) => used.some(({ evidence: other }) => isSame(other.hit.passage, hit.passage))
  const others = evidence.filter((one) => !isUsed(one))
  return [
    ...used.map((group) =>
      sourceFrom(
        group.evidence.hit,
        group.statements.map(({ quoted }) => quoted),
      ),
    ),
    ...others.slice(0, Math.max(0, MOST_SOURCES - used.length)).map(({ hit }) => sourceFrom(hit, [])),
  ]
}

export function sourceFrom({ passage, fileName }: PassageHit, used: readonly string[]): AnswerSource {
  const { documentId, page, headings, ordinal, text } = passage
  return { documentId, fileName, page, heading: headings.at(-1) ?? null, ordinal, passage: text, used }
}

function isSame(a: Passage, b: Passage): boolean {
  return a.documentId === b.documentId && a.ordinal === b.ordinal
}
