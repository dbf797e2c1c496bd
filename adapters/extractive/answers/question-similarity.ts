import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import { profileQuestion, type Concept, type QuestionProfile } from './question-profile.ts'

const ASKING = 0.25
const RELATED = 0.7
/** What the new question asks for must be in the old one; what the old one asks besides matters less. */
const ASKED_SHARE = 0.6

/** How alike the question is to one that a past application answered: 0 to 1. */
export function questionSimilarity(
  past: string | null,
  profile: QuestionProfile,
  language: string | null,
  analyser: TermAnalyser,
): number {
  if (past === null) return 0
  const asked = profile.conceptsIn(language)
  const before = profileQuestion(past, analyser).conceptsIn(language)
  if (!asked.some(({ kind }) => kind === 'asked')) return 0
  return ASKED_SHARE * shareIn(asked, before) + (1 - ASKED_SHARE) * shareIn(before, asked)
}

function shareIn(concepts: readonly Concept[], others: readonly Concept[]): number {
  const terms = new Set(others.map(({ term }) => term))
  const weightOf = ({ kind }: Concept) => (kind === 'asked' ? 1 : kind === 'asking' ? ASKING : 0)
  const whole = concepts.reduce((sum, concept) => sum + weightOf(concept), 0)
  const shared = concepts.reduce((sum, concept) => {
    const match = terms.has(concept.term) ? 1 : [...concept.related].some((term) => terms.has(term)) ? RELATED : 0
    return sum + weightOf(concept) * match
  }, 0)
  return whole === 0 ? 0 : shared / whole
}
