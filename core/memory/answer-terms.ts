import { askingTerms } from '../documents/asking-words.ts'
import type { TermAnalyser } from '../documents/ports/term-analyser.ts'
import type { AnswerTerm } from './ports/remembered-answers.ts'
import type { RememberedAnswer } from './remembered-answer.ts'

/** What a term of the question counts beside one of the answer: a like question is the best sign of a like answer. */
const OF_QUESTION = 300
/** Of a word that only phrases the question. */
const OF_ASKING = 60
/** What a term of the answer counts at most, however often it is there. */
const OF_TEXT = 100
/** BM25's usual saturation: the third mention of a word adds little. */
const SATURATION = 1.2
/** Terms of an answer of usual length. */
const USUAL_LENGTH = 90
const MAX_TERMS_OF_TEXT = 80

/** The terms by which an answer is found: those of its question, and the commonest of its text. */
export function answerTerms(
  { question, text, language }: Pick<RememberedAnswer, 'question' | 'text' | 'language'>,
  analyser: TermAnalyser,
): AnswerTerm[] {
  const asking = askingTerms(language, analyser)
  const weights = new Map<string, number>()
  for (const term of new Set(analyser.termsOf(question, language)))
    weights.set(term, asking.has(term) ? OF_ASKING : OF_QUESTION)
  for (const [term, weight] of textWeights(analyser.termsOf(text, language)))
    weights.set(term, (weights.get(term) ?? 0) + weight)
  return [...weights].map(([term, weight]) => ({ term, weight }))
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
