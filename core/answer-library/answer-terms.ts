import { askingTerms } from '../documents/asking-words.ts'
import type { TermAnalyser } from '../documents/ports/term-analyser.ts'
import { tracesOf } from './near-duplicates.ts'
import { languageTerm, topicTerms } from './question-topics.ts'
import type { AnswerTerm } from './ports.ts'
import type { RememberedAnswer } from './remembered-answer.ts'

/** Weight of a term in the question: a similar question is the best sign of a similar answer. */
export const OF_QUESTION = 300
/** Weight of a word that only phrases the question. */
const OF_ASKING = 60
/** Maximum weight of a term in the answer, however often it occurs. */
const OF_TEXT = 100
/** BM25's usual saturation: the third mention of a word adds little. */
const SATURATION = 1.2
/** Number of terms in a typical answer. */
const USUAL_LENGTH = 90
/** Number of terms and topics in a typical question. */
const USUAL_QUESTION = 6
const USUAL_TOPICS = 2
const LENGTH_EFFECT = 0.4
/** Weight of the language: answers in the language of a question come first. */
const OF_LANGUAGE = 200
/** Weight of traces, which find nearly identical answers and are never searched for. */
const OF_TRACE = 1
const MAX_TERMS_OF_TEXT = 80

/**
 * The terms by which an answer is found: its topics, the words of its question, the most frequent words and the traces
 * of its text.
 */
export function answerTerms(
  { question, text, language }: Pick<RememberedAnswer, 'question' | 'text' | 'language'>,
  analyser: TermAnalyser,
): AnswerTerm[] {
  const weights = new Map<string, number>(questionWeights(question, language, analyser))
  for (const [term, weight] of textWeights(analyser.termsOf(text, language)))
    weights.set(term, (weights.get(term) ?? 0) + weight)
  for (const trace of tracesOf(text)) weights.set(trace, OF_TRACE)
  if (language !== null) weights.set(languageTerm(language), OF_LANGUAGE)
  return [...weights].map(([term, weight]) => ({ term, weight }))
}

/** Divides the weight among the words and topics of a long question. */
function questionWeights(question: string, language: string | null, analyser: TermAnalyser): [string, number][] {
  const asking = askingTerms(language, analyser)
  const words = [...new Set(analyser.termsOf(question, language))]
  const topics = topicTerms(question)
  const share = (count: number, usual: number) => 1 / (1 - LENGTH_EFFECT + (LENGTH_EFFECT * count) / usual)
  const ofWord = Math.min(1, share(words.length, USUAL_QUESTION))
  const ofTopic = Math.min(1, share(topics.length, USUAL_TOPICS))
  return [
    ...words.map((term): [string, number] => [term, Math.round(ofWord * (asking.has(term) ? OF_ASKING : OF_QUESTION))]),
    ...topics.map((topic): [string, number] => [topic, Math.round(ofTopic * OF_QUESTION)]),
  ]
}

function textWeights(terms: readonly string[]): [term: string, weight: number][] {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  const length = SATURATION * (0.5 + terms.length / USUAL_LENGTH / 2)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_TERMS_OF_TEXT)
    .map(([term, count]) => [term, Math.max(1, Math.round((OF_TEXT * count) / (count + length)))])
}
