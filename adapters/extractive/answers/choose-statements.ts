import type { TextLimit } from '../../../core/shared/text-limit.ts'
import { countWords, isWithin } from '../../../core/shared/text-limit.ts'
import type { Candidate, ScoredCandidate } from './candidate.ts'
import { composeText } from './compose-text.ts'

/** Statements below this share of the best one's score say something else. */
const SCORE_FLOOR = 0.58
/** Once something is said, only what comes near the best, or continues from it, is worth adding. */
const LATER_FLOOR = 0.62
const SAID_ENOUGH_WORDS = 60
/** What a statement loses for saying again what is said already. */
const REPETITION = 0.3
/** What it gains for going on where a chosen one of its paragraph ends: runs read better than scattered sentences. */
const CONTINUITY = 0.25
/** Two statements that share this much of their words, figures apart, are one statement from two documents. */
const SAME = 0.6
/** How near an older statement's score a newer one of the same content must come to stand in its place. */
const NEWER_INSTEAD = 0.7
/** Sentences back to one that stands by itself. */
const MAX_REFERENCES_BACK = 3
/** Only so many of the best are looked at: the rest would not be chosen anyway. */
const MAX_CONSIDERED = 80

/** Begins a sentence that leans on the one before it. */
export const REFERS_BACK =
  /^(?:this|these|those|that|it|its|they|their|he|she|his|her|such|however|moreover|furthermore|additionally|also|therefore|thus|hence|in addition(?! to)|in fact|of course|instead|likewise|similarly|the (?:first|second|third|latter|former)|as a result|consequently|for example|for instance|diese[rs]?|dies|sie|er|es|dazu|außerdem|cela|ceci|ils?|elles?|ces|est[aeo]s?|ell[oa]s|quest[aeio]|ess[ae]s?|deze|dit|dat|zij)\b/iu

export interface Choice {
  readonly chosen: readonly Candidate[]
  readonly text: string
}

/**
 * Picks the statements of an answer one by one, the best first, as long as they fit and add something: repetition
 * counts against a statement, going on from a chosen one counts for it, and of two reports' words on the same thing the
 * newer stand. `target` is the length to stop at where the limit leaves more room.
 */
export function chooseStatements(scored: readonly ScoredCandidate[], limit: TextLimit, target: TextLimit): Choice {
  const pool = preferNewer(scored.slice(0, MAX_CONSIDERED))
  const scores = new Map(pool.map(({ candidate, score }) => [candidate, score]))
  const floor = SCORE_FLOOR * (pool[0]?.score ?? 0)
  const left = new Set(pool.filter(({ score }) => score >= floor).map(({ candidate }) => candidate))
  let chosen: readonly Candidate[] = []
  while (left.size > 0) {
    const next = bestOf(left, chosen, scores)
    if (next === null || next.value < floorFor(chosen, floor)) break
    left.delete(next.candidate)
    const grown = withContext(next.candidate, chosen)
    const text = composeText(grown, scores)
    if (isWithin(text, limit) && (isWithin(text, target) || chosen.length === 0)) {
      chosen = grown
      for (const candidate of grown) left.delete(candidate)
    }
  }
  return { chosen, text: composeText(chosen, scores) }
}

function floorFor(chosen: readonly Candidate[], floor: number): number {
  const words = chosen.reduce((sum, { text }) => sum + countWords(text), 0)
  return words < SAID_ENOUGH_WORDS ? floor : (floor / SCORE_FLOOR) * LATER_FLOOR
}

function bestOf(
  left: ReadonlySet<Candidate>,
  chosen: readonly Candidate[],
  scores: ReadonlyMap<Candidate, number>,
): { candidate: Candidate; value: number } | null {
  let best: { candidate: Candidate; value: number } | null = null
  for (const candidate of left) {
    const repeated = Math.max(0, ...chosen.map((other) => similarity(candidate, other)))
    if (repeated >= SAME) continue
    const value =
      (scores.get(candidate) ?? 0) -
      REPETITION * repeated +
      (chosen.some((o) => adjoins(o, candidate)) ? CONTINUITY : 0)
    if (best === null || value > best.value) best = { candidate, value }
  }
  return best
}

/** The chosen with the candidate and what it leans on: a list item's lead-in, a pronoun's sentence. */
function withContext(candidate: Candidate, chosen: readonly Candidate[]): Candidate[] {
  const siblings = candidate.evidence.candidates
  const wanted = [candidate]
  const leadIn = siblings.find(({ position }) => position === candidate.leadIn)
  if (leadIn !== undefined) wanted.unshift(leadIn)
  for (let steps = 0; steps < MAX_REFERENCES_BACK; steps += 1) {
    const first = wanted[0] ?? candidate
    if (first.kind !== 'sentence' || !REFERS_BACK.test(first.text) || chosen.includes(first)) break
    const before = siblings.find((o) => o.position === first.position - 1 && o.kind === 'sentence')
    if (before === undefined) break
    wanted.unshift(before)
  }
  return [...chosen, ...wanted.filter((one) => !chosen.includes(one))]
}

function adjoins(a: Candidate, b: Candidate): boolean {
  return a.evidence === b.evidence && Math.abs(a.position - b.position) === 1
}

/** Puts the newer of two statements on the same thing in the older one's place. */
function preferNewer(scored: readonly ScoredCandidate[]): ScoredCandidate[] {
  const best = [...scored]
  for (let at = 0; at < Math.min(best.length, 12); at += 1) {
    const one = best[at]
    if (one === undefined) continue
    const newer = best.findIndex(
      (other, index) =>
        index > at &&
        other.candidate.evidence.year > one.candidate.evidence.year &&
        other.score >= one.score * NEWER_INSTEAD &&
        similarity(other.candidate, one.candidate) >= SAME,
    )
    const other = best[newer]
    if (other === undefined) continue
    best[at] = { ...other, score: one.score }
    best.splice(newer, 1)
  }
  return best
}

/** Share of words in common, figures left out, so that last year's and this year's sentence count as the same. */
export function similarity(a: Candidate, b: Candidate): number {
  let common = 0
  let words = 0
  for (const term of a.terms) {
    if (/^\p{N}/u.test(term)) continue
    words += 1
    if (b.terms.has(term)) common += 1
  }
  const others = [...b.terms].filter((term) => !/^\p{N}/u.test(term)).length
  const smaller = Math.min(words, others)
  return smaller === 0 ? 0 : (common / smaller + common / (words + others - common)) / 2
}
