import type { TermAnalyser } from './ports/term-analyser.ts'
import type { QueryConcept, RankingQuery } from './rank-passages.ts'
import { yearsIn } from '../languages/dates.ts'
import { splitSentences } from './sentences.ts'

/** The beginning of a longer text tells its subject. */
const LONGEST_QUERY = 2_000
/** Each term costs a read of postings, and the rarest words of a long text are usually in its first sentences. */
const MAX_TERMS = 48
const MAX_LANGUAGES = 3
/** Relative to words in the question itself. */
const EXPLANATION_WEIGHT = 0.1

const NEWEST =
  /\b(?:most recent|latest|last (?:financial )?year|current(?:ly)?|at present|this year|to date|now|aktuell\w*|derzeit|letzte[ns]? jahr|actuel\w*|dernière?|último|última|attuale|ultimo|atual|recent\w*|huidige)\b/iu

/** Reads a question as a query in the languages of the documents. Any text is valid. */
export function readQuery(text: string, languages: readonly (string | null)[], analyser: TermAnalyser): RankingQuery {
  const query = text.slice(0, LONGEST_QUERY)
  const concepts = new Map<string, QueryConcept>()
  const { asked, help } = partsOf(query)
  for (const language of languages.slice(0, MAX_LANGUAGES)) {
    const add = (sentences: readonly string[], weight: number) => {
      for (const term of analyser.termsOf(sentences.join('\n'), language))
        if (concepts.size < MAX_TERMS && !concepts.has(term))
          concepts.set(term, { terms: new Map([[term, 1]]), weight })
    }
    add(asked, 1)
    add(help, EXPLANATION_WEIGHT)
  }
  return { concepts: [...concepts.values()], years: yearsIn(asked.join(' ')), wantsNewest: NEWEST.test(query) }
}

/** The asking sentences of a text, without its explanations. */
export function questionIn(text: string): string {
  return partsOf(text.slice(0, LONGEST_QUERY)).asked.join(' ')
}

/** The sentences that ask (the first one if none does) and those that explain. */
function partsOf(text: string): { readonly asked: readonly string[]; readonly help: readonly string[] } {
  const sentences = text.split('\n').flatMap(splitSentences)
  const asking = sentences.filter((sentence) => /[?？؟]/u.test(sentence))
  const asked = asking.length > 0 ? asking : sentences.slice(0, 1)
  return { asked, help: sentences.filter((sentence) => !asked.includes(sentence)) }
}
