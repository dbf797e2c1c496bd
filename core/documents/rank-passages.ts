import type { DocumentId } from '../shared/ids.ts'
import type { DocumentStatistics, Posting } from './ports/passage-index.ts'

/** One subject of a query: its term (weight 1) and terms that may stand for it, with their weights. */
export interface QueryConcept {
  readonly terms: ReadonlyMap<string, number>
  /** Weight relative to the other concepts. */
  readonly weight: number
}

export interface RankingQuery {
  readonly concepts: readonly QueryConcept[]
  /** Years in the query. */
  readonly years: readonly number[]
  /** Whether the query asks for the most recent state of things. */
  readonly wantsNewest: boolean
}

export interface RankedPassage {
  readonly documentId: DocumentId
  readonly ordinal: number
  readonly score: number
}

/** BM25's usual saturation: the third mention of a word adds little. */
const SATURATION = 1.2
/**
 * Below the usual 0.75, because passages are split to similar lengths: differences come from headings and tables, not
 * from verbosity.
 */
const LENGTH_EFFECT = 0.5
/** Factor for a document of the requested year. */
const ASKED_YEAR = 1.35
/** Factor for the newest document if the query asks for the latest state. */
const ASKED_NEWEST = 1.3
/**
 * Otherwise newer documents only win near ties: figures change from report to report, and the newest should be used.
 */
const NEWER = 0.12
const YEARS_TO_OLD = 6
/** Share that a passage adds from the scores of its neighbours in the document. */
const OF_NEIGHBOURS = 0.2

interface Placed {
  readonly document: DocumentStatistics
  /** Offset of the document's passages in the arrays of all passages. */
  readonly offset: number
}

/**
 * The best passages of the documents in `statistics`, at most `limit`, by BM25 over weighted terms with statistics of
 * only those documents. Equal scores are ordered by document id, then ordinal, so that all stores rank identically.
 */
export function rankPassages(
  query: RankingQuery,
  statistics: readonly DocumentStatistics[],
  postings: readonly Posting[],
  limit: number,
): RankedPassage[] {
  const documents = [...statistics].sort((a, b) => (a.documentId < b.documentId ? -1 : 1))
  const { places, lengths } = layOut(documents)
  const byTerm = groupByTerm(postings, places)
  const scores = new Float64Array(lengths.length)
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)
  for (const concept of query.concepts) {
    const frequencies = frequenciesOf(concept, byTerm, places)
    const rarity = concept.weight * Math.log(1 + (lengths.length - frequencies.size + 0.5) / (frequencies.size + 0.5))
    for (const [place, frequency] of frequencies) {
      const length = 1 - LENGTH_EFFECT + (LENGTH_EFFECT * (lengths[place] ?? mean)) / mean
      scores[place] = (scores[place] ?? 0) + (rarity * frequency * (SATURATION + 1)) / (frequency + SATURATION * length)
    }
  }
  return bestOf(documents, withNeighbours(scores, documents), query, limit)
}

/** Adds scores of neighbouring passages, which also show what a passage is about. */
function withNeighbours(scores: Float64Array, documents: readonly DocumentStatistics[]): Float64Array {
  const joined = Float64Array.from(scores)
  let offset = 0
  for (const { lengths } of documents) {
    const last = offset + lengths.length - 1
    for (let place = offset; place <= last; place += 1) {
      const before = place > offset ? (scores[place - 1] ?? 0) : 0
      const behind = place < last ? (scores[place + 1] ?? 0) : 0
      joined[place] = (scores[place] ?? 0) + OF_NEIGHBOURS * (before + behind)
    }
    offset = last + 1
  }
  return joined
}

function groupByTerm(
  postings: readonly Posting[],
  places: ReadonlyMap<DocumentId, Placed>,
): ReadonlyMap<string, readonly Posting[]> {
  const byTerm = new Map<string, Posting[]>()
  for (const posting of postings) {
    if (!places.has(posting.documentId)) continue
    const others = byTerm.get(posting.term)
    if (others === undefined) byTerm.set(posting.term, [posting])
    else others.push(posting)
  }
  return byTerm
}

function layOut(documents: readonly DocumentStatistics[]): {
  places: ReadonlyMap<DocumentId, Placed>
  lengths: readonly number[]
} {
  const places = new Map<DocumentId, Placed>()
  const lengths: number[] = []
  for (const document of documents) {
    places.set(document.documentId, { document, offset: lengths.length })
    for (const length of document.lengths) lengths.push(length)
  }
  return { places, lengths }
}

/** Frequency of the concept in each passage: of its own term and, at lower weights, of the terms that stand for it. */
function frequenciesOf(
  concept: QueryConcept,
  byTerm: ReadonlyMap<string, readonly Posting[]>,
  places: ReadonlyMap<DocumentId, Placed>,
): Map<number, number> {
  const frequencies = new Map<number, number>()
  for (const [term, weight] of concept.terms) {
    for (const { documentId, entries } of byTerm.get(term) ?? []) {
      const offset = places.get(documentId)?.offset ?? 0
      for (let at = 0; at + 1 < entries.length; at += 2) {
        const place = offset + (entries[at] ?? 0)
        frequencies.set(place, (frequencies.get(place) ?? 0) + weight * (entries[at + 1] ?? 0))
      }
    }
  }
  return frequencies
}

function bestOf(
  documents: readonly DocumentStatistics[],
  scores: Float64Array,
  query: RankingQuery,
  limit: number,
): RankedPassage[] {
  const newest = documents.reduce((latest, document) => Math.max(latest, yearOf(document)), 0)
  const best: RankedPassage[] = []
  let place = 0
  for (const document of documents) {
    const factor = dateFactor(yearOf(document), newest, query)
    for (let ordinal = 0; ordinal < document.lengths.length; ordinal += 1) {
      const score = (scores[place] ?? 0) * factor
      place += 1
      if (score > 0 && score > (best[limit - 1]?.score ?? 0))
        insert(best, { documentId: document.documentId, ordinal, score }, limit)
    }
  }
  return best
}

/** Inserts after passages with equal scores, which come first by document and ordinal. */
function insert(best: RankedPassage[], passage: RankedPassage, limit: number): void {
  let at = best.length
  while (at > 0 && (best[at - 1]?.score ?? 0) < passage.score) at -= 1
  best.splice(at, 0, passage)
  if (best.length > limit) best.pop()
}

function dateFactor(year: number, newest: number, query: RankingQuery): number {
  if (query.years.includes(year)) return ASKED_YEAR
  if (query.wantsNewest && year === newest) return ASKED_NEWEST
  return 1 + NEWER * Math.max(0, 1 - (newest - year) / YEARS_TO_OLD)
}

function yearOf(document: DocumentStatistics): number {
  return Number(document.datedAt.slice(0, 4)) || 0
}
