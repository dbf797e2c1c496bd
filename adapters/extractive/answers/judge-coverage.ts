import type { Candidate, Evidence } from './candidate.ts'
import type { QuestionProfile } from './question-profile.ts'
import { weightConcepts, type ScoredCandidate, type WeightedConcept } from './score-candidates.ts'

/**
 * The share of what a question is specifically after that its best evidence must speak of. Measured on questions put to
 * libraries that answer them and to libraries that don't: of the former nearly all lie above, of the latter most below.
 */
const ENOUGH = 0.46
/** What is looked at: an answer begins with one of the first of these. */
const BEST = 20
/** The vocabulary's word for the question's own; its word in the passage, away from the sentence. */
const RELATED = 0.7
const NEARBY = 0.35
/** One word of a paraphrase may be chance. */
const PARAPHRASED_WORDS = 2
/** A name or year that no passage holds can't be made up for by other words. */
const ABSENT_NAME = 2.5

/** Whether the best evidence speaks of what the question is after, words of the asking left aside. */
export function isCovered(
  scored: readonly ScoredCandidate[],
  evidence: readonly Evidence[],
  profile: QuestionProfile,
): boolean {
  const concepts = weightConcepts(evidence, profile)
  return scored.slice(0, BEST).some(({ candidate }) => {
    const specific = specificConcepts(concepts.get(candidate.evidence.language) ?? [], evidence, profile)
    const whole = specific.reduce((sum, { weight }) => sum + weight, 0)
    const rephrased = matchesParaphrase(candidate, profile) ? RELATED : 0
    const covered = specific.reduce((sum, concept) => {
      const presence = presenceOf(concept, candidate)
      return sum + concept.weight * Math.max(presence, isNamed(concept, profile) ? 0 : rephrased)
    }, 0)
    return whole === 0 ? profile.wanted.size > 0 || evidence.length > 0 : covered / whole >= ENOUGH
  })
}

function specificConcepts(
  concepts: readonly WeightedConcept[],
  evidence: readonly Evidence[],
  profile: QuestionProfile,
): WeightedConcept[] {
  const isBound = (term: string) => profile.spansYears && profile.years.includes(Number(term))
  return concepts
    .filter(({ kind, term }) => kind === 'asked' && !isBound(term))
    .map((concept) => {
      const absent = evidence.every(({ terms, year }) => !terms.has(concept.term) && String(year) !== concept.term)
      return absent && isNamed(concept, profile) ? { ...concept, weight: concept.weight * ABSENT_NAME } : concept
    })
}

function isNamed({ term }: WeightedConcept, { names, years }: QuestionProfile): boolean {
  return names.has(term) || years.includes(Number(term))
}

/** Whether it holds several of the words that an answer would use for a turn of phrase of the question. */
function matchesParaphrase({ terms, evidence }: Candidate, profile: QuestionProfile): boolean {
  const paraphrases = profile.conceptsIn(evidence.language).filter(({ kind }) => kind === 'paraphrase')
  return paraphrases.some(({ related }) => [...related].filter((word) => terms.has(word)).length >= PARAPHRASED_WORDS)
}

function presenceOf({ term, related }: WeightedConcept, candidate: Candidate): number {
  const { terms, leadTerms, contextTerms, heads, evidence } = candidate
  const held = [terms, leadTerms, contextTerms, ...heads]
  if (held.some((words) => words.has(term)) || String(evidence.year) === term) return 1
  if ([...related].some((other) => held.some((words) => words.has(other)))) return RELATED
  return evidence.terms.has(term) ? NEARBY : 0
}
