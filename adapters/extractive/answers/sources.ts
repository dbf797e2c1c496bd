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
  const others = evidence.filter((one) => used.every(({ evidence: other }) => other !== one))
  return [
    ...used.map((group) => sourceFrom(group.evidence, group.statements)),
    ...others.slice(0, Math.max(0, MOST_SOURCES - used.length)).map((one) => sourceFrom(one, [])),
  ]
}

function sourceFrom({ hit }: Evidence, statements: readonly Candidate[]): AnswerSource {
  const { documentId, page, headings, ordinal, text } = hit.passage
  return {
    documentId,
    fileName: hit.fileName,
    page,
    heading: headings.at(-1) ?? null,
    ordinal,
    passage: text,
    used: statements.map((statement) => statement.text),
  }
}
