import type { Library } from '../../../core/documents/library.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import { evidenceFrom, type Evidence } from './candidate.ts'
import type { QuestionProfile } from './question-profile.ts'

/** From here on two questions ask the same thing in other words, and the old answer is the answer. */
const SAME_QUESTION = 0.72
/** Two past questions so close in likeness are equally good; the newer application's answer is taken. */
const EQUALLY_LIKE = 0.08
/** An answer over more passages than this on either side is no longer one answer. */
const LONGEST_ANSWER_PASSAGES = 4

/** The passages of the answer that a past application gave to the same question; null where none did. */
export async function pastAnswer(
  evidence: readonly Evidence[],
  profile: QuestionProfile,
  library: Library,
  analyser: TermAnalyser,
): Promise<readonly Evidence[] | null> {
  const like = evidence.filter(({ likeness }) => likeness >= SAME_QUESTION)
  const most = Math.max(0, ...like.map(({ likeness }) => likeness))
  const [best] = like
    .filter(({ likeness }) => likeness >= most - EQUALLY_LIKE)
    .sort((a, b) => b.year - a.year || b.likeness - a.likeness || a.rank - b.rank)
  if (best === undefined) return null
  const { hit, language, year } = best
  const around = await library.neighbours(hit.passage, LONGEST_ANSWER_PASSAGES)
  const answer = around.filter(({ question }) => question === hit.passage.question)
  return answer.map((passage, rank) =>
    evidenceFrom({ hit: { ...hit, passage }, rank, language, year }, profile, analyser),
  )
}
