import type { DocumentId } from '../shared/ids.ts'
import type { Posting, SoughtInLanguage, Terms } from '../documents/ports/passage-index.ts'
import type { TermAnalyser } from '../documents/ports/term-analyser.ts'
import type { QueryConcept } from '../documents/rank-passages.ts'
import { tellsBlock } from '../documents/posting-blocks.ts'
import type { Sought, Way } from '../documents/search-query.ts'
import { SHARE_OF_STEM } from '../documents/text-matcher.ts'

/** Terms for one searched word or phrase in documents of one language. */
interface Ways {
  /** Alternatives. All terms of one of them are required. */
  readonly ways: readonly (readonly string[])[]
  /** Terms with one of these beginnings match as well. */
  readonly beginnings: readonly string[]
}

/** A whole word; the beginning of an index term; or a beginning longer than its stem. */
export type UnfinishedAs = 'word' | 'beginning' | 'longer-than-stem'

/** Set of searched things, as bits by number. */
type Things = number

/** Numbers of the searched things that a term matches. */
type StandingFor = readonly number[]

/**
 * The index terms of a search. Each document is searched in its own language; function words of that language are
 * optional.
 */
export class DocumentTerms {
  private readonly termsOf = new Map<string | null, readonly (Ways | null)[]>()
  private readonly standing = new Map<string | null, Map<string, StandingFor>>()

  /** `last`: how the last searched thing may be read, as the beginning of a word. */
  constructor(
    languages: readonly (string | null)[],
    private readonly sought: readonly Sought[],
    last: UnfinishedAs,
    analyser: TermAnalyser,
  ) {
    for (const language of languages) {
      const terms = sought.map((ways, at) =>
        termsFor(ways, language, at === sought.length - 1 ? last : 'word', analyser),
      )
      this.termsOf.set(language, sought.length > 1 ? withoutNeedless(terms) : terms)
      this.standing.set(language, new Map())
    }
  }

  get isEmpty(): boolean {
    return this.sought.length === 0
  }

  /** All terms to look up. */
  get all(): Terms {
    const all = this.everyThing()
    return {
      terms: [...new Set(all.flatMap(({ ways }) => ways.flat()))],
      beginnings: [...new Set(all.flatMap(({ beginnings }) => beginnings))],
    }
  }

  /** Minimum terms for documents of each language, and the single terms of `excluded`. */
  inLanguages(excluded: DocumentTerms): SoughtInLanguage[] {
    return [...this.termsOf].map(([language, terms]) => ({
      language,
      things: terms.flatMap((one) => (one === null ? [] : [atLeast(one)])),
      without: (excluded.termsOf.get(language) ?? []).flatMap((one) => one?.ways.flatMap(single) ?? []),
    }))
  }

  /** Postings of passages with all the words or, if there are none, of documents with all the words. */
  complete(postings: readonly Posting[]): readonly Posting[] {
    const inPassages: Posting[] = []
    const inDocuments: Posting[] = []
    for (const all of byDocument(postings)) {
      const { language } = all[0]!
      const needed = this.neededIn(language)
      const known = all.filter(({ term }) => this.standingFor(term, language).length > 0)
      const { passages, document } = this.thingsIn(known, language)
      if ((document & needed) !== needed) continue
      if (inPassages.length === 0) inDocuments.push(...known)
      for (const posting of known) {
        const entries = posting.entries.filter((_, at) => {
          const things = passages.get(posting.entries[at - (at % 2)] ?? 0) ?? 0
          return (things & needed) === needed
        })
        if (entries.length > 0) inPassages.push({ ...posting, entries })
      }
    }
    return inPassages.length > 0 ? inPassages : inDocuments
  }

  concepts(postings: readonly Posting[]): QueryConcept[] {
    const terms = this.sought.map(() => new Map<string, number>())
    for (const { term, language } of postings)
      for (const at of this.standingFor(term, language)) terms[at]?.set(term, 1)
    return terms.map((one) => ({ terms: one, weight: 1 }))
  }

  /** Documents with one of the things, in their own language. */
  documentsWithAny(postings: readonly Posting[]): ReadonlySet<DocumentId> {
    const having = byDocument(postings).filter((all) => this.thingsIn(all, all[0]!.language).document !== 0)
    return new Set(having.map(([first]) => first!.documentId))
  }

  private everyThing(): Ways[] {
    return [...this.termsOf.values()].flat().filter((terms) => terms !== null)
  }

  private neededIn(language: string | null): Things {
    const terms = this.termsOf.get(language) ?? []
    return terms.reduce<Things>((needed, one, at) => (one === null ? needed : needed | (1 << at)), 0)
  }

  /** Things in a document, and in each of its passages by ordinal. */
  private thingsIn(
    postings: readonly Posting[],
    language: string | null,
  ): { passages: ReadonlyMap<number, Things>; document: Things } {
    const passages = new Map<number, Things>()
    let document = 0
    const add = (at: number, ordinals: Iterable<number>) => {
      document |= 1 << at
      for (const ordinal of ordinals) passages.set(ordinal, (passages.get(ordinal) ?? 0) | (1 << at))
    }
    for (const [at, terms] of (this.termsOf.get(language) ?? []).entries())
      if (terms !== null) for (const ordinals of placesOf(terms, postings)) add(at, ordinals)
    return { passages, document }
  }

  /** Numbers of the things that a term matches in documents of a language. */
  private standingFor(term: string, language: string | null): StandingFor {
    const known = this.standing.get(language)
    const remembered = known?.get(term)
    if (remembered !== undefined) return remembered
    const terms = this.termsOf.get(language) ?? []
    const found = terms.flatMap((one, at) => (one !== null && standsFor(term, one) ? [at] : []))
    known?.set(term, found)
    return found
  }
}

/** Ordinals of the passages for each alternative and beginning that the document has. */
function placesOf({ ways, beginnings }: Ways, postings: readonly Posting[]): Iterable<number>[] {
  const found: Iterable<number>[] = []
  for (const way of ways) {
    const all = way.map((term) => postings.find((posting) => posting.term === term))
    if (all.every((posting) => posting !== undefined)) found.push(sharedBy(all.map(ordinalsOf)))
  }
  for (const posting of postings)
    if (beginnings.some((beginning) => posting.term.startsWith(beginning))) found.push(ordinalsOf(posting))
  return found
}

function ordinalsOf({ entries }: Posting): number[] {
  return entries.filter((_, at) => at % 2 === 0)
}

function byDocument(postings: readonly Posting[]): Posting[][] {
  const documents = new Map<DocumentId, Posting[]>()
  for (const posting of postings) {
    const others = documents.get(posting.documentId)
    if (others === undefined) documents.set(posting.documentId, [posting])
    else others.push(posting)
  }
  return [...documents.values()]
}

function termsFor(ways: Sought, language: string | null, as: UnfinishedAs, analyser: TermAnalyser): Ways {
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

/** Possible whole stems in a beginning: "volunteeri" is the beginning of a word with the stem "volunt". */
function stemsBefore(beginning: string): string[][] {
  const shortest = Math.ceil(beginning.length * SHARE_OF_STEM)
  return Array.from({ length: Math.max(0, beginning.length - shortest) }, (_, at) => [
    beginning.slice(0, shortest + at),
  ])
}

/**
 * Null for optional things: function words of the language, or a first letter that somebody is typing beside other
 * words.
 */
function withoutNeedless(terms: readonly Ways[]): (Ways | null)[] {
  const content = terms.map((one) => (one.ways.length === 0 ? null : one))
  const whole = content.map((one) => (one === null || isFirstLetter(one) ? null : one))
  return whole.some((one) => one !== null) ? whole : content
}

function isFirstLetter({ beginnings }: Ways): boolean {
  return beginnings.length > 0 && !beginnings.some(tellsBlock)
}

/** The longest term of each alternative, because it is the rarest. */
function atLeast({ ways, beginnings }: Ways): Terms {
  const terms = ways.map((way) => way.reduce((longest, term) => (term.length > longest.length ? term : longest), ''))
  return { terms, beginnings }
}

function single(way: readonly string[]): readonly string[] {
  return way.length === 1 ? way : []
}

function standsFor(term: string, { ways, beginnings }: Ways): boolean {
  return ways.some((way) => way.includes(term)) || beginnings.some((beginning) => term.startsWith(beginning))
}

function sharedBy([first = [], ...others]: readonly (readonly number[])[]): readonly number[] {
  return others.reduce((shared, ordinals) => shared.filter((one) => ordinals.includes(one)), first)
}
