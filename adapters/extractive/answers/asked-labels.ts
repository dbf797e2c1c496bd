import type { WeightedConcept } from './asked-concepts.ts'
import type { Candidate } from './candidate.ts'
import type { QuestionProfile } from './question-profile.ts'

/** The share of a label that the question must ask for: "accrued expenses" is not the total expenses. */
const HALF_OF_LABEL = 0.5
/** What makes a figure one of something else: other income is not the income, nor is net income. */
const QUALIFIER =
  /^(?:other|net|gross|deferred|accrued|restricted|unrestricted|sundry|miscellaneous|in-kind|sonstige\p{L}*|autres?|otr[ao]s|altr[ei]|outr[ao]s|overige)\b/iu

/** Whether a statement may be in an answer: a figure only where its label is what the question asks for. */
export function isAskedLabel(
  { kind, text, terms }: Candidate,
  concepts: readonly WeightedConcept[],
  { text: question }: QuestionProfile,
): boolean {
  if (kind !== 'figure') return true
  const isAsked = (word: string) => concepts.some(({ term, related }) => term === word || related.has(word))
  const qualifier = QUALIFIER.exec(text)?.[0].toLowerCase()
  if (qualifier !== undefined && !question.toLowerCase().includes(qualifier)) return false
  const label = text.slice(0, text.indexOf(':')).split(/\s+/).length
  const words = [...terms].filter((term) => !/^\p{N}/u.test(term)).slice(0, Math.max(1, label))
  return words.filter(isAsked).length >= words.length * HALF_OF_LABEL
}

/** Whether it is a value beside a label, or a name beside an office, that the question speaks of. */
export function isLabelled({ kind, terms }: Candidate, concepts: readonly WeightedConcept[]): boolean {
  const isAsked = ({ kind: of, term, related }: WeightedConcept) =>
    of === 'asked' && [term, ...related].some((word) => terms.has(word))
  return kind === 'figure' || (kind === 'field' && concepts.some(isAsked))
}
