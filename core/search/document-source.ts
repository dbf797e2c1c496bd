import type { AccountId, DocumentId } from '../shared/ids.ts'
import { SHARED_LIBRARY } from '../documents/document.ts'
import type { Passage } from '../documents/passage.ts'
import type { DocumentName, DocumentReader, LibraryOpener } from '../documents/ports.ts'
import type { PassageReader, Posting } from '../documents/ports/passage-index.ts'
import type { TermAnalyser } from '../documents/ports/term-analyser.ts'
import { rankPassages, type RankedPassage } from '../documents/rank-passages.ts'
import { DocumentTerms, type UnfinishedAs } from './document-terms.ts'
import { foundByName, type FoundThing } from './found-thing.ts'
import type { MarkedText } from '../documents/marked-text.ts'
import type { SearchSource } from './ports.ts'
import { bestFirst } from './search-rank.ts'
import type { TextMatcher } from '../documents/text-matcher.ts'

/** Number of passages read for each document shown, to find its best one. */
const PASSAGES_EACH = 8

/** Number of documents whose passages are ranked: those with most mentions of the words. */
const DOCUMENTS_COMPARED = 200

/** Minimum number of words in a question, as opposed to a name. */
const WORDS_OF_A_QUESTION = 3
/** Maximum number of documents found by meaning or some words only. */
const MOST_NEAR = 3

/** The parts of an account to search. */
interface Searched {
  readonly accountId: AccountId
  readonly languages: readonly (string | null)[]
  readonly search: TextMatcher
  /** Maximum number of documents. */
  readonly limit: number
}

interface FoundPassage extends Passage {
  readonly language: string | null
}

/**
 * Finds documents of the library and all projects by name and text. If none has all the words of a question, finds the
 * library's passages that writers would get for it.
 */
export class DocumentSource implements SearchSource {
  readonly kind = 'document'

  constructor(
    private readonly documents: DocumentReader,
    private readonly passages: PassageReader,
    private readonly analyser: TermAnalyser,
    private readonly libraries: LibraryOpener,
  ) {}

  async find(accountId: AccountId, search: TextMatcher, limit: number): Promise<FoundThing[]> {
    const found = await this.withAllWords(accountId, search, limit)
    return found.length > 0 || !isQuestion(search) ? found : this.near(accountId, search, Math.min(limit, MOST_NEAR))
  }

  private async withAllWords(accountId: AccountId, search: TextMatcher, limit: number): Promise<FoundThing[]> {
    const [documents, languages] = await Promise.all([
      this.documents.names(accountId),
      this.passages.languages(accountId),
    ])
    const inside = await this.inside({ accountId, languages, search, limit })
    const passageOf = new Map(inside.map((passage) => [passage.documentId, passage]))
    const ids = [...new Set([...documentsNamed(documents, search, limit), ...passageOf.keys()])].slice(0, limit)
    const shown = new Set(ids)
    const names = new Map(documents.filter(({ id }) => shown.has(id)).map(({ id, originalName }) => [id, originalName]))
    return ids.map((id) => foundDocument(id, names.get(id) ?? '', passageOf.get(id), search))
  }

  private async near(accountId: AccountId, search: TextMatcher, limit: number): Promise<FoundThing[]> {
    const hits = await this.libraries.open(accountId, SHARED_LIBRARY).search(search.query.text, limit * PASSAGES_EACH)
    const best = bestOfEach(hits.map(({ passage, fileName }) => ({ ...passage, fileName, language: null })))
    return best.slice(0, limit).map((passage) => ({
      ...foundDocument(passage.documentId, passage.fileName, passage, search),
      isNear: true,
    }))
  }

  /**
   * The best passage of each document: with all the words in one passage or, if no document has one, with all the words
   * in the document. Best first.
   */
  private async inside(searched: Searched): Promise<FoundPassage[]> {
    const found = await this.passagesWith(searched, 'beginning')
    return found.length > 0 ? found : this.passagesWith(searched, 'longer-than-stem')
  }

  private async passagesWith(
    { accountId, languages, search, limit }: Searched,
    last: UnfinishedAs,
  ): Promise<FoundPassage[]> {
    const { sought, excluded, phrases } = search.query
    const terms = new DocumentTerms(languages, sought, last, this.analyser)
    const unwanted = new DocumentTerms(languages, excluded, 'word', this.analyser)
    const complete = terms.complete(await this.postingsOf(accountId, terms, unwanted))
    const query = { concepts: terms.concepts(complete), years: [], wantsNewest: false }
    const ids = [...new Set(complete.map(({ documentId }) => documentId))]
    const statistics = await this.passages.statisticsOf(accountId, ids)
    const ranked = rankPassages(query, statistics, complete, limit * PASSAGES_EACH)
    const languageOf = new Map(statistics.map(({ documentId, language }) => [documentId, language]))
    const isAsItIs = last === 'beginning' && phrases.length === 0
    const passages = await this.read(accountId, isAsItIs ? bestOfEach(ranked).slice(0, limit) : ranked)
    return bestOfEach(passages.filter((passage) => isAsItIs || isIn(passage, search, last)))
      .slice(0, limit)
      .map((passage) => ({ ...passage, language: languageOf.get(passage.documentId) ?? null }))
  }

  /** Postings in the most likely documents. */
  private async postingsOf(accountId: AccountId, terms: DocumentTerms, unwanted: DocumentTerms): Promise<Posting[]> {
    const documents = await this.passages.documentsWith(accountId, terms.inLanguages(unwanted), DOCUMENTS_COMPARED)
    const [postings, excluding] = await Promise.all([
      this.passages.postingsIn(accountId, documents, terms.all),
      unwanted.isEmpty ? [] : this.passages.postingsIn(accountId, documents, unwanted.all),
    ])
    const excluded = unwanted.documentsWithAny(excluding)
    return postings.filter(({ documentId }) => !excluded.has(documentId))
  }

  private async read(accountId: AccountId, ranked: readonly RankedPassage[]): Promise<Passage[]> {
    const passages = await this.passages.passages(accountId, ranked)
    const byKey = new Map(passages.map((passage) => [keyOf(passage), passage]))
    return ranked.flatMap((one) => byKey.get(keyOf(one)) ?? [])
  }
}

function documentsNamed(documents: readonly DocumentName[], search: TextMatcher, limit: number): DocumentId[] {
  const fitting = documents.flatMap(({ id, originalName }) => {
    const fit = search.mayFit(originalName) ? search.fit(originalName) : null
    return fit === null ? [] : [[id, fit] as const]
  })
  return bestFirst(fitting, limit)
}

function foundDocument(
  id: DocumentId,
  name: string,
  passage: FoundPassage | undefined,
  search: TextMatcher,
): FoundThing {
  const thing = foundByName(id, search.marked(name, passage?.language ?? null), null)
  if (passage === undefined) return thing
  const { page, ordinal, text } = passage
  return { ...thing, snippet: snippetOf(passage, search), page, passage: ordinal, text }
}

/** False for quoted or excluded words, which are meant literally. */
function isQuestion({ query }: TextMatcher): boolean {
  return query.sought.length >= WORDS_OF_A_QUESTION && query.phrases.length === 0 && query.excluded.length === 0
}

/** A beginning longer than its stem matches many terms; keeps only passages with a word that begins with it. */
function isIn(passage: Passage, search: TextMatcher, last: UnfinishedAs): boolean {
  const text = wholeText(passage)
  return last === 'beginning' ? search.hasPhrases(text) : search.fit(text) !== null
}

function bestOfEach<T extends { readonly documentId: DocumentId }>(ranked: readonly T[]): T[] {
  const seen = new Set<DocumentId>()
  return ranked.filter(({ documentId }) => !seen.has(documentId) && seen.add(documentId))
}

/** Shows the headings and question above the passage if the words are only there. */
function snippetOf(passage: FoundPassage, search: TextMatcher): MarkedText {
  const { language } = passage
  const own = search.snippet(passage.text, language)
  return own.marks.length > 0 ? own : search.snippet(wholeText(passage), language)
}

function wholeText({ headings, question, text }: Passage): string {
  return [...headings, ...(question === null ? [] : [question]), text].join('\n')
}

function keyOf({ documentId, ordinal }: Pick<Passage, 'documentId' | 'ordinal'>): string {
  return `${documentId} ${ordinal}`
}
