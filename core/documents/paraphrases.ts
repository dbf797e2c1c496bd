import { LANGUAGES } from '../languages/languages.ts'
import type { TermAnalyser } from './ports/term-analyser.ts'

/** Words of a paraphrase are many, and any one of them may be absent. */
const PARAPHRASE_WEIGHT = 0.6

/** The words that an answer to the turns of phrase in a text would use, one map for each turn. */
export function paraphrasedTerms(
  text: string,
  language: string | null,
  analyser: TermAnalyser,
  ofQuestion: string | null = null,
): readonly ReadonlyMap<string, number>[] {
  const code = language ?? ofQuestion ?? 'en'
  const phrases = LANGUAGES.find((known) => known.code === code)?.paraphrases ?? []
  return phrases
    .filter(([phrase]) => phrase.test(text))
    .map(([, words]) => new Map(analyser.termsOf(words, language).map((term) => [term, PARAPHRASE_WEIGHT])))
}
