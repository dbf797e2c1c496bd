import type { Candidate } from './candidate.ts'
import type { QuestionProfile } from './question-profile.ts'
import type { ScoredCandidate } from './score-candidates.ts'

/** A form's label, such as "Department" or "Project aims", has no more words than this. */
const LONGEST_LABEL = 4
const ASKS =
  /\?|^(?:describe|explain|outline|provide|give|list|tell|state|please|summari[sz]e|beschreib|erläuter|nennen|stellen sie|bitte|décri|présentez|précisez|citez|merci de|expliqu|expli[cq]|descri|descrev|apresent|presente|indi[cq]|omschrijf|beschrijf|geef|noem)/iu

/** Whether a question is a label beside a box, in place of a sentence. */
export function isLabel(question: string): boolean {
  return !ASKS.test(question) && question.split(/\s+/).length <= LONGEST_LABEL
}

/**
 * What may be beside a label: a field of the same label, or text under a heading that says the same. A sentence that
 * merely has the word in it ("Department", "Position") is no answer.
 */
export function fittingLabel(scored: readonly ScoredCandidate[], profile: QuestionProfile): ScoredCandidate[] {
  return scored.filter(({ candidate }) => {
    const { kind, terms, leadTerms, contextTerms, text } = candidate
    if (kind === 'figure' || kind === 'field') return mentionAllTerms(labelTerms(text, terms), candidate, profile)
    return mentionAllTerms(leadTerms, candidate, profile) || mentionAllTerms(contextTerms, candidate, profile)
  })
}

function labelTerms(text: string, terms: ReadonlySet<string>): ReadonlySet<string> {
  const words = text.slice(0, text.indexOf(':')).split(/\s+/).length
  return new Set([...terms].slice(0, Math.max(1, words)))
}

function mentionAllTerms(terms: ReadonlySet<string>, { evidence }: Candidate, profile: QuestionProfile): boolean {
  const concepts = profile.conceptsIn(evidence.language).filter(({ kind }) => kind !== 'paraphrase')
  const asked = concepts.filter(({ kind }) => kind === 'asked')
  const needed = asked.length > 0 ? asked : concepts
  return (
    needed.length > 0 &&
    needed.every(({ term, related }) => terms.has(term) || [...related].some((word) => terms.has(word)))
  )
}
