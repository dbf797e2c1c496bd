import type { AccountId, DocumentId } from '../shared/ids.ts'
import type { LibraryPart } from './document.ts'
import type { Library, LibraryDocument, TermSpread } from './library.ts'
import type { Passage, PassageHit } from './passage.ts'
import type { MeaningSearch } from './ports.ts'
import type { DocumentStatistics, PassageReader } from './ports/passage-index.ts'
import type { TermAnalyser } from './ports/term-analyser.ts'
import { hasAnyScope } from './scope-key.ts'
import { rankPassages, type RankedPassage } from './rank-passages.ts'
import { questionIn, readQuery } from './read-query.ts'

/** Constant of reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009). */
const K = 60

/**
 * Combines rankings by the sum of 1 / (60 + rank), at most `limit` results. Their scores are those of the first
 * ranking, in order, because callers rely on its scale.
 */
function joinRankings(rankings: readonly (readonly RankedPassage[])[], limit: number): RankedPassage[] {
  const [first = [], ...others] = rankings.filter((ranking) => ranking.length > 0)
  if (others.length === 0) return first.slice(0, limit)
  const sums = new Map<string, { readonly passage: RankedPassage; sum: number }>()
  for (const ranking of [first, ...others])
    ranking.forEach((passage, at) => {
      const key = `${passage.documentId} ${passage.ordinal}`
      const known = sums.get(key) ?? { passage, sum: 0 }
      known.sum += 1 / (K + at + 1)
      sums.set(key, known)
    })
  const lowest = first.at(-1)!.score
  return [...sums.values()]
    .sort((a, b) => b.sum - a.sum)
    .slice(0, limit)
    .map(({ passage }, at) => ({ ...passage, score: first[at]?.score ?? lowest }))
}

/** Ranked passages per shown passage, because many are neighbours of a better one. */
const LOOKED_AT = 5
/** Maximum number of neighbours shown on each side of a passage. */
const AROUND = 3
/** A source is cited with at most 250 words. */
const MAX_WORDS = 240

/**
 * A part of one account's documents as a library. A search by words takes three reads of the port. With
 * `meaning`, its results are combined with those by words.
 */
export class ScopedLibrary implements Library {
  constructor(
    private readonly reader: PassageReader,
    private readonly analyser: TermAnalyser,
    private readonly accountId: AccountId,
    private readonly part: LibraryPart,
    private readonly meaning: MeaningSearch | null = null,
  ) {}

  async documents(): Promise<readonly LibraryDocument[]> {
    const statistics = await this.statistics()
    return statistics.map(({ documentId, fileName, language, datedAt }) => ({
      documentId,
      fileName,
      language,
      datedAt,
    }))
  }

  async search(query: string, limit: number): Promise<readonly PassageHit[]> {
    const statistics = await this.statistics()
    if (statistics.length === 0 || limit < 1) return []
    const depth = limit * LOOKED_AT
    const [byWords, byMeaning] = await Promise.all([
      this.rankByWords(query, statistics, depth),
      this.rankByMeaning(query, statistics, depth),
    ])
    const ranked = joinRankings([byWords, ...byMeaning], depth)
    const fileNames = new Map(statistics.map(({ documentId, fileName }) => [documentId, fileName]))
    const found = await this.surrounded(ranked, limit)
    return found.map((hit) => ({ ...hit, fileName: fileNames.get(hit.passage.documentId) ?? '' }))
  }

  private statistics(): Promise<DocumentStatistics[]> {
    const { reader, accountId, part } = this
    return 'documentIds' in part ? reader.statisticsOf(accountId, part.documentIds) : reader.statistics(accountId, part)
  }

  private async rankByWords(
    query: string,
    statistics: readonly DocumentStatistics[],
    limit: number,
  ): Promise<RankedPassage[]> {
    const read = readQuery(query, languagesOf(statistics), this.analyser)
    const terms = [...new Set(read.concepts.flatMap((concept) => [...concept.terms.keys()]))]
    if (terms.length === 0) return []
    return rankPassages(read, statistics, await this.reader.postings(this.accountId, terms), limit)
  }

  private async rankByMeaning(
    query: string,
    statistics: readonly DocumentStatistics[],
    limit: number,
  ): Promise<readonly (readonly RankedPassage[])[]> {
    const { accountId, meaning } = this
    const documentIds = statistics.map(({ documentId }) => documentId)
    return (await meaning?.rank({ accountId, documentIds, question: questionIn(query), limit })) ?? []
  }

  /** The best passages with their neighbours, without overlaps. */
  private async surrounded(
    ranked: readonly RankedPassage[],
    limit: number,
  ): Promise<{ readonly passage: Passage; readonly score: number }[]> {
    const scores = new Map(ranked.map((one) => [keyOf(one), one.score]))
    const taken = new Set<string>()
    const found: { passage: Passage; score: number }[] = []
    for (let from = 0; from < ranked.length && found.length < limit; from += limit) {
      const batch = ranked.slice(from, from + limit).filter((one) => !taken.has(keyOf(one)))
      const passages = await this.reader.passages(this.accountId, keysAround(batch))
      const around = { byKey: new Map(passages.map((passage) => [keyOf(passage), passage])), scores, taken }
      for (const { documentId, ordinal, score } of batch) {
        const best = around.byKey.get(keyOf({ documentId, ordinal }))
        if (best === undefined || taken.has(keyOf(best)) || found.length === limit) continue
        found.push({ passage: grown(best, around), score })
      }
    }
    return found
  }

  async spread(terms: readonly string[]): Promise<TermSpread> {
    const statistics = await this.statistics()
    const held = new Set(statistics.map(({ documentId }) => documentId))
    const passages = statistics.reduce((sum, { lengths }) => sum + lengths.length, 0)
    const holding = new Map<string, number>()
    for (const { term, documentId, entries } of await this.reader.postings(this.accountId, terms))
      if (held.has(documentId)) holding.set(term, (holding.get(term) ?? 0) + entries.length / 2)
    return { passages, holding }
  }

  async passagesOf(documentId: DocumentId): Promise<readonly Passage[]> {
    const { reader, accountId, part } = this
    const [document] = await reader.statisticsOf(accountId, [documentId])
    if (document === undefined) return []
    const isHeld = 'documentIds' in part ? part.documentIds.includes(documentId) : hasAnyScope(document, part)
    if (!isHeld) return []
    return reader.passagesOf(accountId, documentId)
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

interface Surroundings {
  readonly byKey: ReadonlyMap<string, Passage>
  readonly scores: ReadonlyMap<string, number>
  /** Passages that are already shown. */
  readonly taken: Set<string>
}

function keysAround(ranked: readonly RankedPassage[]): Pick<Passage, 'documentId' | 'ordinal'>[] {
  const keys = ranked.flatMap(({ documentId, ordinal }) =>
    Array.from({ length: 2 * AROUND + 1 }, (_, at) => ({ documentId, ordinal: ordinal - AROUND + at })),
  )
  return [...new Map(keys.filter(({ ordinal }) => ordinal >= 0).map((key) => [keyOf(key), key])).values()]
}

/**
 * The passage with its neighbours on both sides, better ones first, as far as they fit: short passages are found best,
 * and longer ones say more. It takes the place of its best part.
 */
function grown(best: Passage, { byKey, scores, taken }: Surroundings): Passage {
  const { documentId } = best
  const texts = [best.text]
  let [first, last, words] = [best.ordinal, best.ordinal, wordsIn(best)]
  taken.add(keyOf(best))
  for (;;) {
    const beside = [last + 1, first - 1]
      .flatMap((ordinal) => byKey.get(keyOf({ documentId, ordinal })) ?? [])
      .filter((one) => !taken.has(keyOf(one)) && one.question === best.question && words + wordsIn(one) <= MAX_WORDS)
    const [next] = beside.sort((a, b) => (scores.get(keyOf(b)) ?? 0) - (scores.get(keyOf(a)) ?? 0))
    if (next === undefined) return { ...best, text: texts.join('\n') }
    if (next.ordinal > last) texts.push(withoutHead(next.text, texts.join('\n')))
    else texts.unshift(next.text, ...texts.splice(0).map((text) => withoutHead(text, next.text)))
    first = Math.min(first, next.ordinal)
    last = Math.max(last, next.ordinal)
    words += wordsIn(next)
    taken.add(keyOf(next))
  }
}

/** Drops the repeated first row of a table that continues. */
function withoutHead(text: string, before: string): string {
  const [head = '', ...rows] = text.split('\n')
  return head.includes(' | ') && rows.length > 0 && before.split('\n').includes(head) ? rows.join('\n') : text
}

function wordsIn({ text }: Passage): number {
  return text.split(/\s+/u).length
}

function keyOf(key: Pick<Passage, 'documentId' | 'ordinal'>): string {
  return `${key.documentId} ${key.ordinal}`
}

/** Languages of the documents, most frequent first, so that a limit omits the rarest. */
function languagesOf(statistics: readonly DocumentStatistics[]): (string | null)[] {
  const counts = new Map<string | null, number>()
  for (const { language } of statistics) counts.set(language, (counts.get(language) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || (String(a[0]) < String(b[0]) ? -1 : 1)).map(([language]) => language)
}
