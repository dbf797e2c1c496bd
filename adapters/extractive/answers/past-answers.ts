import type { Library } from '../../../core/documents/library.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import { evidenceFrom, type Evidence } from './candidate.ts'
import { profileQuestion, type Concept, type QuestionProfile } from './question-profile.ts'

/** From here on two questions ask the same thing in other words, and the old answer is the answer. */
const SAME_QUESTION = 0.72
/** Two past questions so close in likeness are equally good; the newer application's answer is taken. */
const EQUALLY_LIKE = 0.08
/** An answer over more passages than this on either side is no longer one answer. */
const LONGEST_ANSWER_PASSAGES = 4

const GENERIC = 0.25
const RELATED = 0.7
/** What the new question asks for must be in the old one; what the old one asks besides matters less. */
const ASKED_SHARE = 0.6

/** The passages of the answer that a past application gave to the same question; null where none did. */
export async function pastAnswer(
  evidence: readonly Evidence[],
  profile: QuestionProfile,
  library: Library,
  analyser: TermAnalyser,
): Promise<readonly Evidence[] | null> {
  const like = evidence
    .map((one) => ({ one, likeness: questionLikeness(one, profile, analyser) }))
    .filter(({ likeness }) => likeness >= SAME_QUESTION)
  const most = Math.max(0, ...like.map(({ likeness }) => likeness))
  const [best] = like
    .filter(({ likeness }) => likeness >= most - EQUALLY_LIKE)
    .sort((a, b) => b.one.year - a.one.year || b.likeness - a.likeness || a.one.rank - b.one.rank)
  if (best === undefined) return null
  const { hit } = best.one
  const around = await library.neighbours(hit.passage, LONGEST_ANSWER_PASSAGES)
  const answer = around.filter(({ question }) => question === hit.passage.question)
  return answer.map((passage, rank) =>
    evidenceFrom({ ...hit, passage }, rank, best.one.language, best.one.year, analyser),
  )
}

/** How alike the question is to the one that a passage of a past application answers: 0 to 1. */
function questionLikeness(evidence: Evidence, profile: QuestionProfile, analyser: TermAnalyser): number {
  const past = evidence.hit.passage.question
  if (past === null) return 0
  const asked = profile.conceptsIn(evidence.language)
  const before = profileQuestion(past, analyser).conceptsIn(evidence.language)
  if (!asked.some(({ generic }) => !generic)) return 0
  return ASKED_SHARE * shareIn(asked, before) + (1 - ASKED_SHARE) * shareIn(before, asked)
}

function shareIn(concepts: readonly Concept[], others: readonly Concept[]): number {
  const terms = new Set(others.map(({ term }) => term))
  const weigh = ({ generic }: Concept) => (generic ? GENERIC : 1)
  const whole = concepts.reduce((sum, concept) => sum + weigh(concept), 0)
  const shared = concepts.reduce((sum, concept) => {
    const match = terms.has(concept.term) ? 1 : [...concept.related].some((term) => terms.has(term)) ? RELATED : 0
    return sum + weigh(concept) * match
  }, 0)
  return whole === 0 ? 0 : shared / whole
}
