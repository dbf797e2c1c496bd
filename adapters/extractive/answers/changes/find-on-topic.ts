import type { SourcePassage } from '../../../../core/shared/source-passage.ts'
import { isYear } from '../../../../core/languages/dates.ts'
import type { Library } from '../../../../core/documents/library.ts'
import type { TermAnalyser } from '../../../../core/documents/ports/term-analyser.ts'
import type { TextLimit } from '../../../../core/shared/text-limit.ts'
import type { Candidate, ScoredCandidate } from '../candidate.ts'
import { chooseStatements } from '../choose-statements.ts'
import { gatherFor } from '../gather-for.ts'
import type { QuestionProfile } from '../question-profile.ts'
import { rankStatements } from '../rank-runs.ts'
import { sourcesOfStatements } from '../sources.ts'
import { containsWords } from './answer-units.ts'

/** Characters of an answer to search by. */
const QUERY = 500
const FIGURE = /\p{N}[\p{N},.]*/gu
/** The share of a topic's words that a sentence must have to speak of it. */
const ENOUGH = 0.6

export interface Found {
  readonly text: string
  readonly sources: readonly SourcePassage[]
}

/** `said`: all that the library holds on the topic is in the answer already; `no-room`: nothing of it fits. */
export type Finding = Found | 'nothing' | 'said' | 'no-room'

export class TopicFinder {
  constructor(
    private readonly library: Library,
    private readonly analyser: TermAnalyser,
  ) {}

  /** The best whole sentences of the library that speak of the topic and are not in the answer yet. */
  async find(topic: string, answer: string, limit: TextLimit, target: TextLimit): Promise<Finding> {
    const { scored, profile } = await this.scored(topic)
    const speaking = scored.filter(({ candidate }) => coversConcepts(candidate, profile))
    if (speaking.length === 0) return 'nothing'
    const unsaid = speaking.filter(({ candidate }) => !containsWords(answer, candidate.text))
    if (unsaid.length === 0 || unsaid.length < speaking.length / 3) return 'said'
    return compose(unsaid, limit, target)
  }

  /** What else the library says on the question: sentences nearly as good as those of the answer. */
  async more(question: string, answer: string, limit: TextLimit): Promise<Finding> {
    const { scored } = await this.scored(question)
    const best = scored[0]?.score ?? 0
    const good = scored.filter(({ candidate, score }) => score >= best / 2 && !containsWords(answer, candidate.text))
    return good.length === 0 ? 'nothing' : compose(good, limit, limit)
  }

  /** Sentences with figures that are not in the answer yet, on the question and on what the answer speaks of. */
  async figures(question: string, answer: string, limit: TextLimit, target: TextLimit): Promise<Finding> {
    const { scored } = await this.scored(`${question} ${answer.slice(0, QUERY)}`)
    const best = scored[0]?.score ?? 0
    const unsaid = scored.filter(({ candidate: { text }, score }) => score >= best / 10 && holdsNewFigure(text, answer))
    return unsaid.length === 0 ? 'nothing' : compose(unsaid, limit, target)
  }

  private async scored(query: string): Promise<{ scored: readonly ScoredCandidate[]; profile: QuestionProfile }> {
    const gathered = await gatherFor(query, this.library, this.analyser)
    return { scored: rankStatements(gathered), profile: gathered.profile }
  }
}

/** Years are no figures in this sense. */
function holdsNewFigure(text: string, answer: string): boolean {
  const figures = text.match(FIGURE) ?? []
  return !containsWords(answer, text) && figures.some((figure) => !isYear(figure) && !answer.includes(figure))
}

function compose(scored: readonly ScoredCandidate[], limit: TextLimit, target: TextLimit): Finding {
  const { chosen, text } = chooseStatements(scored, limit, target)
  return chosen.length === 0 ? 'no-room' : { text, sources: sourcesOfStatements(chosen) }
}

/**
 * Whether the sentence, with what is above it, has enough of the topic's words or of the vocabulary's for them: one of
 * its own at least, or all of them in its headings.
 */
export function coversConcepts(
  { terms, leadTerms, contextTerms, evidence }: Candidate,
  profile: QuestionProfile,
): boolean {
  const concepts = profile.conceptsIn(evidence.language).filter(({ kind }) => kind !== 'paraphrase')
  const asked = concepts.filter(({ kind }) => kind === 'asked')
  const wanted = asked.length > 0 ? asked : concepts
  const holds = (words: ReadonlySet<string>, term: string, related: ReadonlySet<string>) =>
    words.has(term) || [...related].some((word) => words.has(word))
  const isAbove = (term: string) => leadTerms.has(term) || contextTerms.has(term)
  const spoken = wanted.filter(({ term, related }) => holds(terms, term, related) || isAbove(term))
  const isOwn = wanted.some(({ term, related }) => holds(terms, term, related))
  const isHeaded = wanted.every(({ term }) => isAbove(term))
  return wanted.length > 0 && (isOwn || isHeaded) && spoken.length >= wanted.length * ENOUGH
}
