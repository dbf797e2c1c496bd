import type { Library } from '../../../core/documents/library.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import { evidenceFrom, type Evidence } from './candidate.ts'
import type { QuestionProfile } from './question-profile.ts'

/** From here on two questions ask the same thing in other words, and the old answer is the answer. */
const SAME_QUESTION = 0.72
/** Two past questions so close in likeness are equally good; the newer application's answer is taken. */
const EQUALLY_LIKE = 0.08
/** An answer that began more passages before than this is no longer one answer. */
const LONGEST_ANSWER_PASSAGES = 4

/** Where the answer begins that a past application gave to the same question; null where none did. */
export async function pastAnswer(
  evidence: readonly Evidence[],
  profile: QuestionProfile,
  library: Library,
  analyser: TermAnalyser,
): Promise<Evidence | null> {
  const like = evidence.filter(({ likeness }) => likeness >= SAME_QUESTION)
  const most = Math.max(0, ...like.map(({ likeness }) => likeness))
  const [best] = like
    .filter(({ likeness }) => likeness >= most - EQUALLY_LIKE)
    .sort((a, b) => b.year - a.year || b.likeness - a.likeness || a.rank - b.rank)
  if (best === undefined) return null
  const { hit, rank, language, year } = best
  const around = await library.neighbours(hit.passage, LONGEST_ANSWER_PASSAGES)
  const passage = around.find(({ question }) => question === hit.passage.question) ?? hit.passage
  return evidenceFrom({ hit: { ...hit, passage }, rank, language, year }, profile, analyser)
}
