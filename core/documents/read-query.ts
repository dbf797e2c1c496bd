import { askingTerms } from './asking-words.ts'
import { relatedTerms } from './grants-vocabulary.ts'
import { paraphrasedTerms } from './paraphrases.ts'
import type { TermAnalyser } from './ports/term-analyser.ts'
import type { QueryConcept, RankingQuery } from './rank-passages.ts'
import { yearsIn } from '../languages/dates.ts'

/** Longer texts are no questions; the start of one says what it is about. */
const LONGEST_QUERY = 2_000
/** Each concept costs postings to read; the rarest words of a long text are in its first sentences as a rule. */
const MAX_CONCEPTS = 48
const MAX_LANGUAGES = 3
/** What a word of the asking counts beside a word of what is asked for. */
const ASKING_WEIGHT = 0.6

const NEWEST =
  /\b(?:most recent|latest|last (?:financial )?year|current(?:ly)?|at present|this year|to date|now|aktuell\w*|derzeit|letzte[ns]? jahr|actuel\w*|dernière?|último|última|attuale|ultimo|atual|recent\w*|huidige)\b/iu

/** Reads a question as a query in the languages of the documents; any text is a valid one. */
export function readQuery(text: string, languages: readonly (string | null)[], analyser: TermAnalyser): RankingQuery {
  const query = text.slice(0, LONGEST_QUERY)
  const spoken = analyser.languageOf(query)
  const concepts = new Map<string, QueryConcept>()
  for (const language of languages.slice(0, MAX_LANGUAGES)) {
    const terms = analyser.termsOf(query, language)
    const related = relatedTerms(terms, language, analyser, spoken)
    const asking = askingTerms(language, analyser, spoken)
    terms.forEach((term, index) => {
      if (concepts.size >= MAX_CONCEPTS || concepts.has(term)) return
      const weight = asking.has(term) ? ASKING_WEIGHT : 1
      concepts.set(term, { terms: new Map([...(related[index] ?? []), [term, 1]]), weight })
    })
    paraphrasedTerms(query, language, analyser, spoken).forEach((paraphrase, index) => {
      concepts.set(`${language} paraphrase ${index}`, { terms: paraphrase, weight: 1 })
    })
  }
  return {
    concepts: [...concepts.values()],
    years: yearsIn(query),
    wantsNewest: NEWEST.test(query),
  }
}
