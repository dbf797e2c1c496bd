import type { Candidate } from './candidate.ts'
import type { QuestionProfile } from './question-profile.ts'
import type { TextRun } from './text-runs.ts'

/** A form's label, such as "Department" or "Project aims", has no more words than this. */
const LONGEST_LABEL = 4
const ASKS =
  /\?|^(?:describe|explain|outline|provide|give|list|tell|state|please|summari[sz]e|beschreib|erläuter|nennen|stellen sie|bitte|décri|présentez|précisez|citez|merci de|expliqu|expli[cq]|descri|descrev|apresent|presente|indi[cq]|omschrijf|beschrijf|geef|noem)/iu

/** Whether a question is a label beside a box, in place of a sentence. */
export function isLabel(question: string): boolean {
  return !ASKS.test(question) && question.split(/\s+/).length <= LONGEST_LABEL
}

/**
 * Whether a run may be beside a label: fields of the same label, or text under a heading that says the same. A sentence
 * that merely has the word in it ("Department", "Position") is no answer.
 */
export function isBesideLabel({ statements }: TextRun, profile: QuestionProfile): boolean {
  return statements.every((one) => {
    const { kind, terms, leadTerms, text } = one
    return mentionAllTerms(kind === 'figure' || kind === 'field' ? labelTerms(text, terms) : leadTerms, one, profile)
  })
}

function labelTerms(text: string, terms: ReadonlySet<string>): ReadonlySet<string> {
  const words = text.slice(0, text.indexOf(':')).split(/\s+/).length
  return new Set([...terms].slice(0, Math.max(1, words)))
}

/** A heading with more terms than so many for each that is asked for is on something else. */
const MOST_OTHERS = 2

function mentionAllTerms(terms: ReadonlySet<string>, { evidence }: Candidate, profile: QuestionProfile): boolean {
  const concepts = profile.conceptsIn(evidence.language).filter(({ kind }) => kind !== 'paraphrase')
  const asked = concepts.filter(({ kind }) => kind === 'asked')
  const needed = asked.length > 0 ? asked : concepts
  return (
    needed.length > 0 &&
    terms.size <= needed.length * MOST_OTHERS &&
    needed.every(({ term, related }) => terms.has(term) || [...related].some((word) => terms.has(word)))
  )
}
