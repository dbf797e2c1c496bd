import type { DocumentId } from '../documents/document.ts'
import type { DocumentStatistics, Posting } from '../documents/ports/passage-index.ts'
import type { TermAnalyser } from '../documents/ports/term-analyser.ts'
import type { QueryConcept } from '../documents/rank-passages.ts'
import type { Sought, Way } from './search-query.ts'
import { SHARE_OF_STEM } from './text-matcher.ts'

/** A passage by its number among all of the account's. */
type Place = number

/** The terms that stand for one thing that is searched for in documents of one language. */
interface Terms {
  /** Of any of its ways all must be there. */
  readonly ways: readonly (readonly string[])[]
  /** A term that begins so stands for it as well. */
  readonly beginnings: readonly string[]
}

/** A whole word; the beginning of a term of the index; or a beginning that is longer than its stem. */
export type UnfinishedAs = 'word' | 'beginning' | 'longer-than-stem'

interface Placed {
  readonly language: string | null
  readonly first: Place
}

/**
 * Where the words of a search stand in the index. Each document is read in its own language: what is a function word there
 * need not be in it.
 */
export class DocumentTerms {
  private readonly placed = new Map<DocumentId, Placed>()
  private readonly termsOf = new Map<string | null, readonly (Terms | null)[]>()

  /** `last`: what the last thing that is searched for may also be, as the beginning of a word. */
  constructor(
    statistics: readonly DocumentStatistics[],
    private readonly sought: readonly Sought[],
    last: UnfinishedAs,
    analyser: TermAnalyser,
  ) {
    let first = 0
    for (const { documentId, language, lengths } of statistics) {
      this.placed.set(documentId, { language, first })
      first += lengths.length
      if (this.termsOf.has(language)) continue
      const terms = sought.map((ways, at) =>
        termsFor(ways, language, at === sought.length - 1 ? last : 'word', analyser),
      )
      this.termsOf.set(language, sought.length > 1 ? terms.map(unlessFunctionWord) : terms)
    }
  }

  /** All whole terms to be looked up. */
  get whole(): readonly string[] {
    return [...new Set(this.all().flatMap(({ ways }) => ways.flat()))]
  }

  get beginnings(): readonly string[] {
    return [...new Set(this.all().flatMap(({ beginnings }) => beginnings))]
  }

  /** The postings of those passages alone that have all the words, else of those documents that have them. */
  complete(postings: readonly Posting[]): readonly Posting[] {
    const found = this.foundBy(postings)
    const inPassage = this.kept(postings, found, (documentId, ordinal) => this.placeOf(documentId, ordinal))
    if (inPassage.length > 0) return inPassage
    return this.kept(postings, found, (documentId) => this.placeOf(documentId, 0), true)
  }

  concepts(postings: readonly Posting[]): QueryConcept[] {
    const terms = this.sought.map(() => new Map<string, number>())
    for (const { term, documentId } of postings)
      this.standingFor(term, documentId).forEach((at) => terms[at]?.set(term, 1))
    return terms.map((one) => ({ terms: one, weight: 1 }))
  }

  /** The documents that have one of the things, in their own language. */
  documentsWithAny(postings: readonly Posting[]): ReadonlySet<DocumentId> {
    const found = this.foundBy(postings)
    const has = (documentId: DocumentId) => {
      const { first } = this.placed.get(documentId) ?? { first: -1 }
      return found.some(({ documents }) => documents.has(first))
    }
    return new Set(postings.map(({ documentId }) => documentId).filter(has))
  }

  private all(): Terms[] {
    return [...this.termsOf.values()].flat().filter((terms) => terms !== null)
  }

  private placeOf(documentId: DocumentId, ordinal: number): Place {
    return (this.placed.get(documentId)?.first ?? 0) + ordinal
  }

  /** For each thing, the passages and the documents (by their first passage) where it is. */
  private foundBy(postings: readonly Posting[]): Found[] {
    const byTerm = groupByTerm(postings)
    return this.sought.map((_, at) => {
      const found: Found = { passages: new Set(), documents: new Set() }
      for (const [language, terms] of this.termsOf) this.collect(found, terms[at] ?? null, language, byTerm)
      return found
    })
  }

  private collect(found: Found, terms: Terms | null, language: string | null, byTerm: ByTerm): void {
    if (terms === null) return
    const placesOf = (term: string) => this.places(byTerm.get(term) ?? [], language)
    const begun = [...byTerm.keys()].filter((term) => terms.beginnings.some((beginning) => term.startsWith(beginning)))
    for (const each of [...terms.ways, ...begun.map((term) => [term])]) {
      const places = each.map(placesOf)
      addAll(found.passages, sharedBy(places.map(({ passages }) => passages)))
      addAll(found.documents, sharedBy(places.map(({ documents }) => documents)))
    }
  }

  private places(postings: readonly Posting[], language: string | null): Found {
    const found: Found = { passages: new Set(), documents: new Set() }
    for (const { documentId, entries } of postings) {
      const placed = this.placed.get(documentId)
      if (placed === undefined || placed.language !== language) continue
      found.documents.add(placed.first)
      for (let at = 0; at < entries.length; at += 2) found.passages.add(placed.first + (entries[at] ?? 0))
    }
    return found
  }

  private kept(
    postings: readonly Posting[],
    found: readonly Found[],
    placeOf: (documentId: DocumentId, ordinal: number) => Place,
    byDocument = false,
  ): Posting[] {
    const sets = found.map(({ passages, documents }) => (byDocument ? documents : passages))
    return postings.flatMap(({ term, documentId, entries }) => {
      const placed = this.placed.get(documentId)
      if (placed === undefined || this.standingFor(term, documentId).length === 0) return []
      const terms = this.termsOf.get(placed.language) ?? []
      const isComplete = (place: Place) => terms.every((one, at) => one === null || sets[at]?.has(place) === true)
      const kept = entries.filter((_, at) => isComplete(placeOf(documentId, entries[at - (at % 2)] ?? 0)))
      return kept.length === 0 ? [] : [{ term, documentId, entries: kept }]
    })
  }

  /** Which of the things a term stands for in a document, by their numbers. */
  private standingFor(term: string, documentId: DocumentId): number[] {
    const placed = this.placed.get(documentId)
    const terms = placed === undefined ? [] : (this.termsOf.get(placed.language) ?? [])
    return terms.flatMap((one, at) => (one !== null && standsFor(term, one) ? [at] : []))
  }
}

interface Found {
  readonly passages: Set<Place>
  readonly documents: Set<Place>
}

type ByTerm = ReadonlyMap<string, readonly Posting[]>

function termsFor(ways: Sought, language: string | null, as: UnfinishedAs, analyser: TermAnalyser): Terms {
  const terms = ways.map(({ words }) => words.flatMap(({ word }) => analyser.termsOf(word, language)))
  const open = as === 'word' ? [] : ways.flatMap(unfinishedOf)
  return {
    ways: [...terms.filter((way) => way.length > 0), ...(as === 'longer-than-stem' ? open.flatMap(stemsBefore) : [])],
    beginnings: open,
  }
}

function unfinishedOf({ words: [only, ...others], isWhole }: Way): string[] {
  return isWhole || others.length > 0 || only === undefined ? [] : [only.folded]
}

/** What of a beginning may be the whole stem: "volunteeri" goes on to a word whose stem is "volunt". */
function stemsBefore(beginning: string): string[][] {
  const shortest = Math.ceil(beginning.length * SHARE_OF_STEM)
  return Array.from({ length: Math.max(0, beginning.length - shortest) }, (_, at) => [
    beginning.slice(0, shortest + at),
  ])
}

/** Null where all of it are function words of the language: then it may be missing. */
function unlessFunctionWord(terms: Terms): Terms | null {
  return terms.ways.length === 0 ? null : terms
}

function standsFor(term: string, { ways, beginnings }: Terms): boolean {
  return ways.some((way) => way.includes(term)) || beginnings.some((beginning) => term.startsWith(beginning))
}

function groupByTerm(postings: readonly Posting[]): ByTerm {
  const byTerm = new Map<string, Posting[]>()
  for (const posting of postings) {
    const known = byTerm.get(posting.term)
    if (known === undefined) byTerm.set(posting.term, [posting])
    else known.push(posting)
  }
  return byTerm
}

function sharedBy([first, ...others]: readonly ReadonlySet<Place>[]): Iterable<Place> {
  if (first === undefined) return []
  return others.length === 0 ? first : [...first].filter((place) => others.every((set) => set.has(place)))
}

function addAll(set: Set<Place>, places: Iterable<Place>): void {
  for (const place of places) set.add(place)
}
