import type { AccountId } from '../accounts/account.ts'
import type { DocumentId } from '../documents/document.ts'
import type { Passage } from '../documents/passage.ts'
import type { DocumentReader, DocumentView } from '../documents/ports/document-reader.ts'
import type { DocumentStatistics, PassageReader, Posting } from '../documents/ports/passage-index.ts'
import type { TermAnalyser } from '../documents/ports/term-analyser.ts'
import { rankPassages, type QueryConcept, type RankedPassage } from '../documents/rank-passages.ts'
import { foundByName, type FoundThing } from './found-thing.ts'
import { markedText, snippetOf } from './marked-text.ts'
import type { SearchSource } from './ports/search-source.ts'
import { bestFirst, fitOf } from './search-rank.ts'

/** Each language of the documents stems a word in its own way. */
const MOST_LANGUAGES = 3
/** Passages that are looked at for the best of each document. */
const MOST_PASSAGES = 60

/** A word of the search, and the terms of the index that stand for it. */
interface Wanted {
  readonly word: string
  readonly terms: readonly string[]
}

/** Documents of the library and of all projects, by their names and by the text in them. */
export class DocumentSource implements SearchSource {
  readonly kind = 'document'

  constructor(
    private readonly documents: DocumentReader,
    private readonly passages: PassageReader,
    private readonly analyser: TermAnalyser,
  ) {}

  async find(accountId: AccountId, words: readonly string[], limit: number): Promise<FoundThing[]> {
    const [documents, inside] = await Promise.all([this.documents.all(accountId), this.inside(accountId, words, limit)])
    const named = documentsNamed(documents, words, limit)
    const names = new Map(documents.map(({ id, originalName }) => [id, originalName]))
    const passageOf = new Map(inside.map((passage) => [passage.documentId, passage]))
    const ids = [...new Set([...named.map(({ id }) => id), ...passageOf.keys()])].slice(0, limit)
    return ids.map((id) => found(id, names.get(id) ?? '', passageOf.get(id), words))
  }

  /** The best passage of each document that has all the words in one, best first. */
  private async inside(accountId: AccountId, words: readonly string[], limit: number): Promise<Passage[]> {
    const statistics = await this.passages.allStatistics(accountId)
    const wanted = this.wanted(words, statistics)
    if (wanted.length === 0) return []
    const postings = await this.postingsOf(accountId, wanted)
    const complete = onlyWithAll(wanted, postings)
    const ranked = rankPassages(queryOf(wanted, complete), statistics, complete, MOST_PASSAGES)
    const best = bestOfEach(ranked).slice(0, limit)
    const passages = await this.passages.passages(accountId, best)
    const byDocument = new Map(passages.map((passage) => [passage.documentId, passage]))
    return best.flatMap(({ documentId }) => byDocument.get(documentId) ?? [])
  }

  /** Words that no document is found by, such as "the", are left out, but for the last: it may go on. */
  private wanted(words: readonly string[], statistics: readonly DocumentStatistics[]): Wanted[] {
    const languages = [...new Set(statistics.map(({ language }) => language))].slice(0, MOST_LANGUAGES)
    return words
      .map((word) => ({ word, terms: [...new Set(languages.flatMap((one) => this.analyser.termsOf(word, one)))] }))
      .filter(({ terms }, at) => terms.length > 0 || at === words.length - 1)
  }

  private async postingsOf(accountId: AccountId, wanted: readonly Wanted[]): Promise<Posting[]> {
    const last = wanted.at(-1)?.word ?? ''
    const terms = wanted.flatMap((one) => one.terms)
    const [whole, begun] = await Promise.all([
      this.passages.postings(accountId, terms),
      this.passages.postingsBeginning(accountId, last),
    ])
    const known = new Set(whole.map(({ term, documentId }) => `${documentId} ${term}`))
    return [...whole, ...begun.filter(({ term, documentId }) => !known.has(`${documentId} ${term}`))]
  }
}

function documentsNamed(documents: readonly DocumentView[], words: readonly string[], limit: number): DocumentView[] {
  const fitting = documents.flatMap((document) => {
    const fit = fitOf(document.originalName, words)
    return fit === null ? [] : [[document, fit] as const]
  })
  return bestFirst(fitting, limit)
}

function queryOf(wanted: readonly Wanted[], postings: readonly Posting[]) {
  return { concepts: wanted.map((one) => conceptOf(one, postings)), years: [], wantsNewest: false }
}

function conceptOf(wanted: Wanted, postings: readonly Posting[]): QueryConcept {
  const terms = postings.filter(({ term }) => standsFor(term, wanted)).map(({ term }) => [term, 1] as const)
  return { terms: new Map(terms), weight: 1 }
}

function standsFor(term: string, { word, terms }: Wanted): boolean {
  return terms.includes(term) || term.startsWith(word)
}

function bestOfEach(ranked: readonly RankedPassage[]): RankedPassage[] {
  const seen = new Set<DocumentId>()
  return ranked.filter(({ documentId }) => !seen.has(documentId) && seen.add(documentId))
}

/** The postings of those passages alone that have every word. */
function onlyWithAll(wanted: readonly Wanted[], postings: readonly Posting[]): readonly Posting[] {
  if (wanted.length === 1) return postings
  const sets = wanted.map((one) => passagesWith(postings.filter(({ term }) => standsFor(term, one))))
  const isComplete = (key: string) => sets.every((set) => set.has(key))
  return postings.map(({ term, documentId, entries }) => {
    const kept = entries.filter((_, at) => isComplete(keyOf(documentId, entries[at - (at % 2)])))
    return { term, documentId, entries: kept }
  })
}

function passagesWith(postings: readonly Posting[]): Set<string> {
  const ordinals = ({ entries }: Posting) => entries.filter((_, at) => at % 2 === 0)
  return new Set(postings.flatMap((posting) => ordinals(posting).map((at) => keyOf(posting.documentId, at))))
}

function keyOf(documentId: DocumentId, ordinal: number | undefined): string {
  return `${documentId} ${ordinal}`
}

function found(id: DocumentId, name: string, passage: Passage | undefined, words: readonly string[]): FoundThing {
  const thing = foundByName(id, markedText(name, words), null)
  if (passage === undefined) return thing
  return { ...thing, snippet: snippetOf(passage.text, words), page: passage.page, passage: passage.ordinal }
}
