import type { AccountId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { PassageReader, TermPlace } from '../documents/ports/passage-index.ts'
import type { TermAnalyser } from '../documents/ports/term-analyser.ts'
import { LANGUAGES } from '../languages/languages.ts'
import { nearest, SHORTEST_CORRECTED } from '../languages/spelling.ts'
import { placedWords, type PlacedWord } from '../languages/words.ts'
import { foldLetters } from '../shared/fold-letters.ts'
import type { NamedKind, SearchableNames } from './ports.ts'
import { hasFitting, type SearchEverything } from './search-everything.ts'
import { SHARE_OF_STEM } from '../documents/text-matcher.ts'

const NAMED_KINDS: readonly NamedKind[] = ['application', 'project', 'report', 'funder']
const MOST_NAMES = 2_000
/** Maximum number of corrected words; each costs several index look-ups. */
const MOST_WORDS = 6
const CORRECTIONS_OF_A_WORD = 3
/** Maximum number of passages read to find the word of a stem. */
const MOST_STEMS = 6
/** Maximum number of documents read, so that large libraries cost little more; most words are in these as well. */
const MOST_DOCUMENTS = 2_000

interface SuggestionPorts {
  readonly passages: PassageReader
  readonly names: SearchableNames
  readonly analyser: TermAnalyser
  readonly search: Pick<SearchEverything, 'execute'>
}

/** Words of one account that a search may mean. */
interface Vocabulary {
  readonly accountId: AccountId
  /** Folded words of names with their spelling. */
  readonly names: ReadonlyMap<string, string>
}

/** Suggests a corrected search when one found nothing, from the words of the account's documents and names. */
export class SuggestSearch {
  constructor(private readonly ports: SuggestionPorts) {}

  /** The corrected search, which has results; null if the original has results, or nothing is similar. */
  async execute(input: { actor: Actor; query: string; hasFound: boolean }): Promise<string | null> {
    const { actor, query, hasFound } = input
    if (hasFound) return null
    const words = soughtIn(query)
    if (words.length === 0 || words.length > MOST_WORDS) return null
    const vocabulary = { accountId: actor.accountId, names: await this.namesOf(actor.accountId) }
    const meant = await Promise.all(words.map((word) => this.meantBy(word, vocabulary)))
    if (meant.includes(null)) return null
    const suggestion = withWords(query, words, meant as string[])
    if (foldLetters(suggestion) === foldLetters(query)) return null
    return (await this.isFound(actor, suggestion)) ? suggestion : null
  }

  /**
   * Whether the search has results. A single corrected word comes from the account and always has; several may never
   * occur together.
   */
  private async isFound(actor: Actor, query: string): Promise<boolean> {
    if (/^[\p{L}\p{M}\p{N}]+$/u.test(query.trim())) return true
    return hasFitting(await this.ports.search.execute({ actor, query, kind: null }))
  }

  private async namesOf(accountId: AccountId): Promise<ReadonlyMap<string, string>> {
    const named = await Promise.all(NAMED_KINDS.map((kind) => this.ports.names.ofKind(accountId, kind, MOST_NAMES)))
    const words = named.flat().flatMap(({ name }) => placedWords(name))
    return new Map(words.map(({ word }) => [foldLetters(word), word]))
  }

  /** The word itself if the account has it; null if the account has none similar. */
  private async meantBy({ word }: PlacedWord, vocabulary: Vocabulary): Promise<string | null> {
    for (const beginnings of beginningsOf(foldLetters(word))) {
      const meant = await this.meantAmong(word, beginnings, vocabulary)
      if (meant !== null) return meant
    }
    return null
  }

  private async meantAmong(word: string, beginnings: readonly string[], vocabulary: Vocabulary) {
    const { accountId, names } = vocabulary
    const found = await Promise.all(
      beginnings.map((beginning) => this.ports.passages.termsBeginning(accountId, beginning, MOST_DOCUMENTS)),
    )
    const places = new Map(found.flat().map((place) => [place.term, place]))
    const known = [...places.keys(), ...names.keys()]
    const typed = this.termsLike(word)
    if (typed.some((term) => places.has(term)) || known.some((one) => one.startsWith(typed[0]!))) return word
    for (const term of new Set(typed.flatMap((one) => nearest(one, known, CORRECTIONS_OF_A_WORD)))) {
      const meant = names.get(term) ?? (await this.wordOf(places.get(term), word, accountId))
      if (meant !== null) return meant
    }
    for (const term of stemsLike(typed[0]!, [...places.keys()])) {
      const meant = await this.wordOf(places.get(term), word, accountId, true)
      if (meant !== null) return meant
    }
    return null
  }

  /** The folded word and its stems in the languages of documents. */
  private termsLike(word: string): string[] {
    const stems = LANGUAGES.flatMap(({ code }) => this.ports.analyser.termsOf(word, code))
    return [...new Set([foldLetters(word), ...stems])]
  }

  /**
   * The word for a stem of the index, as written in a passage: the most similar form or, unless `mustBeLike`, any form.
   */
  private async wordOf(place: TermPlace | undefined, typed: string, accountId: AccountId, mustBeLike = false) {
    if (place === undefined) return null
    const [passage] = await this.ports.passages.passages(accountId, [place])
    if (passage === undefined) return null
    const { headings, question, text } = passage
    const written = placedWords([...headings, question ?? '', text].join('\n')).map(({ word }) => word)
    const forms = [...new Set(written)].filter((word) => this.termsLike(word).includes(place.term))
    const [closest] = nearest(foldLetters(typed), forms.map(foldLetters), 1)
    return forms.find((form) => foldLetters(form) === closest) ?? (mustBeLike ? null : (forms[0] ?? null))
  }
}

/** Searched words long enough to correct. Excluded words are left unchanged. */
function soughtIn(query: string): PlacedWord[] {
  return placedWords(query).filter(
    ({ word, start }) => word.length >= SHORTEST_CORRECTED && !/(?:^|\s)-\S*$/u.test(query.slice(0, start)),
  )
}

/** Possible beginnings of the intended word, likeliest first; each costs one look-up. */
function beginningsOf(word: string): readonly (readonly string[])[] {
  const [first = '', second = '', third = ''] = word
  return [[first + second], [...new Set([second + first, first + third, second + third])], [first]]
}

/** Terms similar to the beginning of the typed word, longest first: a typing error may hide the stem. */
function stemsLike(typed: string, terms: readonly string[]): string[] {
  const isLike = (term: string) =>
    term.length < typed.length &&
    term.length >= typed.length * SHARE_OF_STEM &&
    nearest(typed.slice(0, term.length), [term], 1).length > 0
  return terms
    .filter(isLike)
    .sort((one, other) => other.length - one.length || (one < other ? -1 : 1))
    .slice(0, MOST_STEMS)
}

function withWords(query: string, words: readonly PlacedWord[], meant: readonly string[]): string {
  let text = ''
  let from = 0
  for (const [at, { word, start, end }] of words.entries()) {
    if (start < from || meant[at] === word) continue
    text += query.slice(from, start) + meant[at]!
    from = end
  }
  return text + query.slice(from)
}
