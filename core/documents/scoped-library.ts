import type { AccountId } from '../accounts/account.ts'
import type { DocumentId, DocumentScope } from './document.ts'
import type { Library, LibraryDocument, TermSpread } from './library.ts'
import type { Passage, PassageHit } from './passage.ts'
import type { DocumentStatistics, PassageReader } from './ports/passage-index.ts'
import type { TermAnalyser } from './ports/term-analyser.ts'
import { rankPassages } from './rank-passages.ts'
import { readQuery } from './read-query.ts'

/** The documents of one account and some of its scopes as a library; a search is three reads of the port. */
export class ScopedLibrary implements Library {
  constructor(
    private readonly reader: PassageReader,
    private readonly analyser: TermAnalyser,
    private readonly accountId: AccountId,
    private readonly scopes: readonly DocumentScope[],
  ) {}

  async documents(): Promise<readonly LibraryDocument[]> {
    const statistics = await this.reader.statistics(this.accountId, this.scopes)
    return statistics.map(({ documentId, fileName, language, datedAt }) => ({
      documentId,
      fileName,
      language,
      datedAt,
    }))
  }

  async search(query: string, limit: number): Promise<readonly PassageHit[]> {
    const statistics = await this.reader.statistics(this.accountId, this.scopes)
    if (statistics.length === 0 || limit < 1) return []
    const read = readQuery(query, languagesOf(statistics), this.analyser)
    const terms = [...new Set(read.concepts.flatMap((concept) => [...concept.terms.keys()]))]
    if (terms.length === 0) return []
    const postings = await this.reader.postings(this.accountId, terms)
    const ranked = rankPassages(read, statistics, postings, limit)
    const passages = await this.reader.passages(this.accountId, ranked)
    const byKey = new Map(passages.map((passage) => [keyOf(passage), passage]))
    const fileNames = new Map(statistics.map(({ documentId, fileName }) => [documentId, fileName]))
    return ranked.flatMap(({ documentId, ordinal, score }) => {
      const passage = byKey.get(keyOf({ documentId, ordinal }))
      return passage === undefined ? [] : [{ passage, fileName: fileNames.get(documentId) ?? '', score }]
    })
  }

  async spread(terms: readonly string[]): Promise<TermSpread> {
    const statistics = await this.reader.statistics(this.accountId, this.scopes)
    const held = new Set(statistics.map(({ documentId }) => documentId))
    const passages = statistics.reduce((sum, { lengths }) => sum + lengths.length, 0)
    const holding = new Map<string, number>()
    for (const { term, documentId, entries } of await this.reader.postings(this.accountId, terms))
      if (held.has(documentId)) holding.set(term, (holding.get(term) ?? 0) + entries.length / 2)
    return { passages, holding }
  }

  async passagesOf(documentId: DocumentId): Promise<readonly Passage[]> {
    const held = await this.documents()
    if (!held.some((document) => document.documentId === documentId)) return []
    return this.reader.passagesOf(this.accountId, documentId)
  }

  async neighbours(passage: Passage, around: number): Promise<readonly Passage[]> {
    const first = Math.max(0, passage.ordinal - around)
    const keys = Array.from({ length: passage.ordinal + around - first + 1 }, (_, step) => ({
      documentId: passage.documentId,
      ordinal: first + step,
    }))
    return this.reader.passages(this.accountId, keys)
  }
}

function keyOf(key: Pick<Passage, 'documentId' | 'ordinal'>): string {
  return `${key.documentId} ${key.ordinal}`
}

/** The languages of the documents, the commonest first, so that a cap on them leaves out the rarest. */
function languagesOf(statistics: readonly DocumentStatistics[]): (string | null)[] {
  const counts = new Map<string | null, number>()
  for (const { language } of statistics) counts.set(language, (counts.get(language) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || (String(a[0]) < String(b[0]) ? -1 : 1)).map(([language]) => language)
}
