import type { AccountId } from '../accounts/account.ts'
import type { DocumentId } from '../documents/document.ts'
import type { Passage } from '../documents/passage.ts'
import type { DocumentReader, DocumentView } from '../documents/ports/document-reader.ts'
import type { DocumentStatistics, PassageReader, Posting } from '../documents/ports/passage-index.ts'
import type { TermAnalyser } from '../documents/ports/term-analyser.ts'
import { rankPassages, type RankedPassage } from '../documents/rank-passages.ts'
import { DocumentTerms, type UnfinishedAs } from './document-terms.ts'
import { foundByName, type FoundThing } from './found-thing.ts'
import type { MarkedText } from './marked-text.ts'
import type { SearchSource } from './ports/search-source.ts'
import { bestFirst } from './search-rank.ts'
import type { TextMatcher } from './text-matcher.ts'

/** Passages that are looked at for the best of each document, for each that is shown. */
const PASSAGES_EACH = 8

/** The passages of an account that are searched. */
interface Searched {
  readonly accountId: AccountId
  readonly statistics: readonly DocumentStatistics[]
  readonly search: TextMatcher
  /** Documents to be found at most. */
  readonly limit: number
}

/** Documents of the library and of all projects, by their names and by the text in them. */
export class DocumentSource implements SearchSource {
  readonly kind = 'document'

  constructor(
    private readonly documents: DocumentReader,
    private readonly passages: PassageReader,
    private readonly analyser: TermAnalyser,
  ) {}

  async find(accountId: AccountId, search: TextMatcher, limit: number): Promise<FoundThing[]> {
    const [documents, statistics] = await Promise.all([
      this.documents.all(accountId),
      this.passages.allStatistics(accountId),
    ])
    const inside = await this.inside({ accountId, statistics, search, limit })
    const languages = new Map(statistics.map(({ documentId, language }) => [documentId, language]))
    const named = documentsNamed(documents, search, limit)
    const names = new Map(documents.map(({ id, originalName }) => [id, originalName]))
    const passageOf = new Map(inside.map((passage) => [passage.documentId, passage]))
    const ids = [...new Set([...named.map(({ id }) => id), ...passageOf.keys()])].slice(0, limit)
    return ids.map((id) => {
      const language = languages.get(id) ?? null
      const thing = foundByName(id, search.marked(names.get(id) ?? '', language), null)
      const passage = passageOf.get(id)
      if (passage === undefined) return thing
      const snippet = snippetOf(passage, search, language)
      return { ...thing, snippet, page: passage.page, passage: passage.ordinal }
    })
  }

  /** The best passage of each document that has all the words in one, else of each that has them all, best first. */
  private async inside(searched: Searched): Promise<Passage[]> {
    const kept = await this.withoutExcluded(searched)
    const found = await this.passagesWith(kept, 'beginning')
    return found.length > 0 ? found : this.passagesWith(kept, 'longer-than-stem')
  }

  private async withoutExcluded(searched: Searched): Promise<Searched> {
    const { accountId, statistics, search } = searched
    const { excluded } = search.query
    if (excluded.length === 0) return searched
    const terms = new DocumentTerms(statistics, excluded, 'word', this.analyser)
    const having = terms.documentsWithAny(await this.passages.postings(accountId, terms.whole))
    return { ...searched, statistics: statistics.filter(({ documentId }) => !having.has(documentId)) }
  }

  private async passagesWith(searched: Searched, last: UnfinishedAs): Promise<Passage[]> {
    const { accountId, statistics, search, limit } = searched
    const terms = new DocumentTerms(statistics, search.query.sought, last, this.analyser)
    const complete = terms.complete(await this.postingsOf(accountId, terms))
    const query = { concepts: terms.concepts(complete), years: [], wantsNewest: false }
    const ranked = rankPassages(query, statistics, complete, limit * PASSAGES_EACH)
    if (last === 'beginning' && search.query.phrases.length === 0)
      return this.read(accountId, bestOfEach(ranked).slice(0, limit))
    const passages = await this.read(accountId, ranked)
    return bestOfEach(passages.filter((passage) => isIn(passage, search, last))).slice(0, limit)
  }

  private async postingsOf(accountId: AccountId, { whole, beginnings }: DocumentTerms): Promise<Posting[]> {
    const [known, ...begun] = await Promise.all([
      this.passages.postings(accountId, whole),
      ...beginnings.map((beginning) => this.passages.postingsBeginning(accountId, beginning)),
    ])
    const all = new Map<string, Posting>()
    for (const posting of [...known, ...begun.flat()]) all.set(`${posting.documentId} ${posting.term}`, posting)
    return [...all.values()]
  }

  private async read(accountId: AccountId, ranked: readonly RankedPassage[]): Promise<Passage[]> {
    const passages = await this.passages.passages(accountId, ranked)
    const byKey = new Map(passages.map((passage) => [keyOf(passage), passage]))
    return ranked.flatMap((one) => byKey.get(keyOf(one)) ?? [])
  }
}

function documentsNamed(documents: readonly DocumentView[], search: TextMatcher, limit: number): DocumentView[] {
  const fitting = documents.flatMap((document) => {
    const fit = search.fit(document.originalName)
    return fit === null ? [] : [[document, fit] as const]
  })
  return bestFirst(fitting, limit)
}

/** Stems that a beginning is longer than are many: of those, what a person would take for it is kept. */
function isIn(passage: Passage, search: TextMatcher, last: UnfinishedAs): boolean {
  const text = wholeText(passage)
  return last === 'beginning' ? search.hasPhrases(text) : search.fit(text) !== null
}

function bestOfEach<T extends { readonly documentId: DocumentId }>(ranked: readonly T[]): T[] {
  const seen = new Set<DocumentId>()
  return ranked.filter(({ documentId }) => !seen.has(documentId) && seen.add(documentId))
}

/** A passage is found by what stands above it as well. */
function snippetOf(passage: Passage, search: TextMatcher, language: string | null): MarkedText {
  const own = search.snippet(passage.text, language)
  return own.marks.length > 0 ? own : search.snippet(wholeText(passage), language)
}

function wholeText({ headings, question, text }: Passage): string {
  return [...headings, ...(question === null ? [] : [question]), text].join('\n')
}

function keyOf({ documentId, ordinal }: Pick<Passage, 'documentId' | 'ordinal'>): string {
  return `${documentId} ${ordinal}`
}
