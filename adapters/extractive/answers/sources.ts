import type { Passage, PassageHit } from '../../../core/documents/passage.ts'
import type { AnswerSource } from '../../../core/proposals/ports/answer-writer.ts'
import type { Candidate, Evidence } from './candidate.ts'
import { groupsOf } from './compose-text.ts'

/** The most sources named: more than a reader checks only hides the ones that count. */
const MAX_SOURCES = 5

/** How much more a passage counts for being used than for fitting the question as a whole. */
const USED = 0.6

/**
 * The passages behind an answer and, where they are few, those that fit the question besides, for whoever wants to read
 * on; best first. Every passage that the answer takes a sentence from is among them.
 */
export function sourcesOf(chosen: readonly Candidate[], evidence: readonly Evidence[]): AnswerSource[] {
  const used = groupsOf(chosen)
  const most = Math.max(...evidence.map(({ hit }) => hit.score), ...used.map(({ evidence: { hit } }) => hit.score))
  const isUsed = ({ hit }: Evidence) => used.some(({ evidence: other }) => isSame(other.hit.passage, hit.passage))
  const others = evidence.filter((one) => !isUsed(one)).slice(0, Math.max(0, MAX_SOURCES - used.length))
  return [
    ...used.map(({ evidence: { hit }, statements }) => ({ hit, used: statements, worth: USED + hit.score / most })),
    ...others.map(({ hit }) => ({ hit, used: [], worth: hit.score / most })),
  ]
    .sort((a, b) => b.worth - a.worth)
    .map(({ hit, used: statements }) =>
      sourceFrom(
        hit,
        statements.map(({ quoted }) => quoted),
      ),
    )
}

export function sourceFrom({ passage, fileName }: PassageHit, used: readonly string[]): AnswerSource {
  const { documentId, page, headings, ordinal, text } = passage
  return {
    documentId,
    fileName,
    page,
    heading: headings.at(-1) ?? null,
    ordinal,
    passage: text,
    cited: used.length > 0,
    used,
  }
}

function isSame(a: Passage, b: Passage): boolean {
  return a.documentId === b.documentId && a.ordinal === b.ordinal
}
