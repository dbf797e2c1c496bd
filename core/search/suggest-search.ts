import type { AccountId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { PassageReader, TermPlace } from '../documents/ports/passage-index.ts'
import type { TermAnalyser } from '../documents/ports/term-analyser.ts'
import { LANGUAGES } from '../languages/languages.ts'
import { nearest, SHORTEST_CORRECTED } from '../languages/spelling.ts'
import { placedWords, type PlacedWord } from '../languages/words.ts'
import { foldLetters } from '../shared/fold-letters.ts'
import type { NamedKind, SearchableNames } from './ports/searchable-names.ts'
import { hasFitting, type SearchEverything } from './search-everything.ts'
import { SHARE_OF_STEM } from '../documents/text-matcher.ts'

const NAMED_KINDS: readonly NamedKind[] = ['application', 'project', 'report', 'funder']
const MOST_NAMES = 2_000
/** Words that are corrected; each costs some looks into the index. */
const MOST_WORDS = 6
const CORRECTIONS_OF_A_WORD = 3
/** Passages that are read to find the word of a stem. */
const MOST_STEMS = 6
/** Documents that are looked through, so that the largest library costs little more; most words are in these as well. */
const MOST_DOCUMENTS = 2_000

interface SuggestionPorts {
  readonly passages: PassageReader
  readonly names: SearchableNames
  readonly analyser: TermAnalyser
  readonly search: Pick<SearchEverything, 'execute'>
}

/** The words of one account that a search may have meant. */
interface Vocabulary {
  readonly accountId: AccountId
  /** Of names, folded, with each as it is written. */
  readonly names: ReadonlyMap<string, string>
}

/** Finds out what a search that found nothing was meant to be, by the words of the account's documents and names. */
export class SuggestSearch {
  constructor(private readonly ports: SuggestionPorts) {}

  /** The search with its slips mended, which finds something; null where it found something itself, or nothing is like it. */
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

  /** A word that the account has is found; several need not be together anywhere. */
  private async isFound(actor: Actor, query: string): Promise<boolean> {
    if (/^[\p{L}\p{M}\p{N}]+$/u.test(query.trim())) return true
    return hasFitting(await this.ports.search.execute({ actor, query, kind: null }))
  }

  private async namesOf(accountId: AccountId): Promise<ReadonlyMap<string, string>> {
    const named = await Promise.all(NAMED_KINDS.map((kind) => this.ports.names.ofKind(accountId, kind, MOST_NAMES)))
    const words = named.flat().flatMap(({ name }) => placedWords(name))
    return new Map(words.map(({ word }) => [foldLetters(word), word]))
  }

  /** The word itself where the account has it; null where it has none that is like it. */
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

  /** The word folded, and its stems in the languages of documents. */
  private termsLike(word: string): string[] {
    const stems = LANGUAGES.flatMap(({ code }) => this.ports.analyser.termsOf(word, code))
    return [...new Set([foldLetters(word), ...stems])]
  }

  /**
   * The word whose stem is in the index, as a passage writes it: of several forms the one most like what was typed, else
   * any of them unless it must be like it.
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

/** The words to be found that are long enough to guess; what is excluded stays as it was typed. */
function soughtIn(query: string): PlacedWord[] {
  return placedWords(query).filter(
    ({ word, start }) => word.length >= SHORTEST_CORRECTED && !/(?:^|\s)-\S*$/u.test(query.slice(0, start)),
  )
}

/** How the word that was meant may begin, the likeliest first: each is a look through the index. */
function beginningsOf(word: string): readonly (readonly string[])[] {
  const [first = '', second = '', third = ''] = word
  return [[first + second], [...new Set([second + first, first + third, second + third])], [first]]
}

/** A slip may keep a word from its stem: terms that are like the beginning of what was typed, longest first. */
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
