import type { Library, TermSpread } from '../../../core/documents/library.ts'
import type { Concept, QuestionProfile } from './question-profile.ts'

/** A concept of the question with what it weighs: more the fewer of the library's passages speak of it. */
export interface WeightedConcept extends Concept {
  readonly weight: number
  /** Whether no passage of the library has a word for it. */
  readonly isAbsent: boolean
}

export type ConceptWeights = ReadonlyMap<string | null, readonly WeightedConcept[]>

const KIND_WEIGHT = { asked: 1, asking: 0.25, paraphrase: 0.5 } as const
/** What a word weighs that stands in every passage, beside 1 for one that stands in none. */
const COMMON = 0.15
/** Passages without the word that every library is taken to have besides: on one page each word is common by chance. */
const ELSEWHERE = 15

/**
 * The concepts of a question in each language of the library, weighed by how many of its passages speak of them, and how
 * many passages there are.
 */
export async function weightConcepts(
  profile: QuestionProfile,
  library: Library,
): Promise<{ weights: ConceptWeights; passages: number }> {
  const languages = new Set((await library.documents()).map(({ language }) => language))
  const concepts = [...languages].flatMap((language) => profile.conceptsIn(language))
  const spread = await library.spread([...new Set(concepts.flatMap(({ term, related }) => [term, ...related]))])
  const weightsIn = (language: string | null) => profile.conceptsIn(language).map((one) => weighed(one, spread))
  return {
    weights: new Map([...languages].map((language) => [language, weightsIn(language)])),
    passages: spread.passages,
  }
}

/** Where the library has only other words for it, the commonest of them tells how rare it is. */
function weighed(concept: Concept, { passages, holding }: TermSpread): WeightedConcept {
  const own = holding.get(concept.term) ?? 0
  const held = own > 0 ? own : Math.max(0, ...[...concept.related].map((term) => holding.get(term) ?? 0))
  const all = passages + ELSEWHERE
  const rarity = Math.log((all + 0.5) / (held + 0.5)) / Math.log(2 * all + 1)
  return { ...concept, weight: KIND_WEIGHT[concept.kind] * (COMMON + (1 - COMMON) * rarity), isAbsent: held === 0 }
}

/** The share, by weight, of the concepts that are present. */
export function shareOf(concepts: readonly WeightedConcept[], presence: (concept: WeightedConcept) => number): number {
  const whole = concepts.reduce((sum, { weight }) => sum + weight, 0)
  return whole === 0 ? 0 : concepts.reduce((sum, one) => sum + one.weight * presence(one), 0) / whole
}
