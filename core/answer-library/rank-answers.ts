import type { AccountId } from '../shared/ids.ts'
import type { TermAnalyser } from '../documents/ports/term-analyser.ts'
import type { QueryConcept } from '../documents/rank-passages.ts'
import { readQuery } from '../documents/read-query.ts'
import { OF_QUESTION } from './answer-terms.ts'
import { languageTerm, topicTerms } from './question-topics.ts'
import type { RememberedAnswerReader, ScoredAnswer } from './ports.ts'

/** Only the heaviest terms are used, because each costs a read of all answers that have it. */
const MAX_TERMS = 32
/** Weight of a topic relative to a word, because similar questions may share no word. */
const TOPIC_WEIGHT = 1.5
/** Number of imagined answers without any of the words: with few answers, every word would seem common. */
const BACKGROUND = 50
/** Weight, for likeness, of a word that no answer has, relative to words that some have. */
const OF_UNKNOWN = 0.4
/** Weights are integers, so that every store computes the same sums. */
const UNIT = 100

type Reader = Pick<RememberedAnswerReader, 'languages' | 'termCounts' | 'best'>

/** Answers with their likeness: 1 if the answer's question contains the whole query. */
export type LikeAnswer = ScoredAnswer & { readonly likeness: number }

interface WeighedQuery {
  readonly weights: ReadonlyMap<string, number>
  /** The score of an answer whose question contains the whole query. */
  readonly full: number
}

/**
 * The account's answers that fit a question or a search best, at most `limit`, best first. Any text is a valid query.
 */
export async function rankAnswers(
  reader: Reader,
  { accountId, text, limit }: { readonly accountId: AccountId; readonly text: string; readonly limit: number },
  analyser: TermAnalyser,
): Promise<LikeAnswer[]> {
  const languages = [...(await reader.languages(accountId))].sort((a, b) => b.answers - a.answers)
  const answers = languages.reduce((sum, language) => sum + language.answers, 0)
  if (answers === 0) return []
  const concepts = [...read(text, languages, analyser), ...topicTerms(text).map(asConcept), ...spokenIn(text, analyser)]
  const counts = await reader.termCounts(accountId, [...new Set(concepts.flatMap(({ terms }) => [...terms.keys()]))])
  const { weights, full } = weigh(concepts, counts, answers)
  if (weights.size === 0) return []
  const best = await reader.best(accountId, weights, limit)
  return best.map((scored) => ({ ...scored, likeness: scored.score / full }))
}

type Languages = Awaited<ReturnType<Reader['languages']>>

function read(text: string, languages: Languages, analyser: TermAnalyser): readonly QueryConcept[] {
  const spoken = languages.map(({ language }) => language)
  return readQuery(text, spoken, analyser).concepts
}

/** Adds to the score only: answers in another language may be the same. */
function spokenIn(text: string, analyser: TermAnalyser): QueryConcept[] {
  const language = analyser.languageOf(text)
  return language === null ? [] : [{ terms: new Map([[languageTerm(language), 1]]), weight: 1 }]
}

function asConcept(topic: string): QueryConcept {
  return { terms: new Map([[topic, 1]]), weight: TOPIC_WEIGHT }
}

/** Weight of each term of the query: higher if fewer answers have it. */
function weigh(concepts: readonly QueryConcept[], counts: ReadonlyMap<string, number>, answers: number): WeighedQuery {
  const weights = new Map<string, number>()
  let full = 0
  for (const { terms, weight } of concepts) {
    const ofConcept = [...terms].map(([term, share]) => {
      const count = counts.get(term) ?? 0
      const rarity = Math.log(1 + (answers + BACKGROUND - count + 0.5) / (count + 0.5))
      return { term, count, weight: Math.round(UNIT * weight * share * rarity) }
    })
    for (const each of ofConcept)
      if (each.count > 0 && each.weight > 0) weights.set(each.term, Math.max(weights.get(each.term) ?? 0, each.weight))
    const heaviest = Math.max(0, ...ofConcept.map((each) => each.weight))
    full += OF_QUESTION * heaviest * (ofConcept.some((each) => each.count > 0) ? 1 : OF_UNKNOWN)
  }
  const heaviest = [...weights].sort(([, a], [, b]) => b - a).slice(0, MAX_TERMS)
  return { weights: new Map(heaviest), full: Math.max(1, full) }
}
