import { askingTerms } from '../../../core/documents/asking-words.ts'
import type { Library, LibraryDocument } from '../../../core/documents/library.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import type { SourcePassage } from '../../../core/shared/source-passage.ts'
import { isOfPaper } from '../page/find-prose.ts'
import { firstWords, quotedFrom, type Said, saidIn, SPEAKS_TO_APPLICANTS } from '../page/said-in.ts'

const MOST_WORDS = 100
/** A heading and the one above it. */
const HEADS = 2
/** Maximum number of a heading's other terms for each requested one: more of them mean another subject. */
const MOST_OTHERS = 2
/** Phrases of time, not content: "in the next three years". */
const TIME =
  /\b(?:in|for|over|during|within) (?:the |your )?(?:next|last|past|coming|current) (?:\p{L}+ )?(?:years?|months?)\b/giu
/** Statements below a heading, and its number of terms. */
interface Headed {
  readonly said: readonly Said[]
  readonly terms: number
}

/** The text below the only heading of a short library that contains all requested terms; null for none or several. */
export async function belowHeading(
  question: string,
  library: Library,
  analyser: TermAnalyser,
): Promise<{ readonly text: string; readonly sources: readonly SourcePassage[] } | null> {
  const documents = await library.documents()
  const headed = (await Promise.all(documents.map((one) => headedIn(one, question, library, analyser)))).flat()
  const fewest = Math.min(...headed.map(({ terms }) => terms))
  const [best, ...others] = headed.filter(({ terms }) => terms === fewest)
  if (best === undefined || others.length > 0) return null
  return quotedFrom(firstWords(best.said, MOST_WORDS))
}

async function headedIn(
  { documentId, fileName, language }: LibraryDocument,
  question: string,
  library: Library,
  analyser: TermAnalyser,
): Promise<Headed[]> {
  const asking = askingTerms(language, analyser)
  const asked = [...new Set(analyser.termsOf(question.replace(TIME, ' '), language))].filter(
    (term) => !asking.has(term),
  )
  if (asked.length === 0) return []
  const below = new Map<string, Said[]>()
  const hits = (await library.passagesOf(documentId)).map((passage) => ({ passage, fileName, score: 0 }))
  for (const one of saidIn(hits)) {
    if (SPEAKS_TO_APPLICANTS.test(one.text) || isOfPaper(one.text)) continue
    for (const head of new Set(one.heads.slice(0, HEADS))) below.set(head, [...(below.get(head) ?? []), one])
  }
  return [...below].flatMap(([head, said]) => {
    const terms = new Set(analyser.termsOf(head, language))
    return terms.size <= asked.length * MOST_OTHERS && asked.every((term) => terms.has(term))
      ? [{ said, terms: terms.size }]
      : []
  })
}
