import type { Library } from '../../../core/documents/library.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import { weightConcepts, type ConceptWeights } from './asked-concepts.ts'
import { gatherEvidence, type Evidence } from './candidate.ts'
import { profileQuestion, type QuestionProfile } from './question-profile.ts'

/** Passages looked at for one answer: it rests on a handful, and the right one is nearly always among these. */
const PASSAGES = 20

export interface GatheredEvidence {
  readonly profile: QuestionProfile
  /** Best first. */
  readonly evidence: readonly Evidence[]
  readonly weights: ConceptWeights
  /** How many passages the whole library has. */
  readonly passages: number
  /** How many of them may speak of it: all where the search ended before the last that does. */
  readonly speaking: number
}

/** What the library holds on a question; `query` is what it is searched for. */
export async function gatherFor(
  question: string,
  library: Library,
  analyser: TermAnalyser,
  query = question,
): Promise<GatheredEvidence> {
  const profile = profileQuestion(question, analyser)
  const documents = await library.documents()
  const related = [...new Set(documents.map(({ language }) => language))].flatMap((language) =>
    profile.conceptsIn(language).flatMap((concept) => [...concept.related]),
  )
  const hits = await library.search(`${query}\n${related.join(' ')}`, PASSAGES)
  const evidence = gatherEvidence(hits, documents, profile, analyser)
  const { weights, passages } = await weightConcepts(profile, library)
  return { profile, evidence, weights, passages, speaking: hits.length < PASSAGES ? hits.length : passages }
}
