import type { TermAnalyser } from './ports/term-analyser.ts'
import { placedWords, type PlacedWord } from '../languages/words.ts'
import { foldLetters } from '../shared/fold-letters.ts'
import { cutSnippet, type FoundMark, type MarkedText } from './marked-text.ts'
import { phraseOf, readSearch, type SearchQuery, type Sought, type SoughtWord, type Way } from './search-query.ts'

/** Language of texts that are too short to tell. */
const ASSUMED_LANGUAGE = 'en'
/** Length of about two sentences, enough to tell the language. */
const SAMPLE_CHARACTERS = 300
const BEGUN = 0.5
/** Minimum share of a longer typed beginning that the word's stem must be. */
export const SHARE_OF_STEM = 0.5
/** Share of a typed beginning, longer than the stem, that must match the word. */
const SHARE_OF_WORD = 0.6
const SHORTEST_BEGINNING = 5
/** Bonus for a text that begins with the searched word. */
const AT_THE_BEGINNING = 0.25

const ASCII = /^[ -~]*$/

interface TextWord extends PlacedWord {
  readonly folded: string
}

/** Compares texts with a search. A word matches a beginning of it or another form of it in the text's language. */
export class TextMatcher {
  readonly query: SearchQuery
  /** For each word that is required in every language, the beginnings of its spellings. */
  private readonly needed: readonly (readonly string[])[]
  private readonly all: readonly (readonly string[])[]

  constructor(
    typed: string,
    private readonly analyser: TermAnalyser,
  ) {
    this.query = readSearch(typed)
    const { sought } = this.query
    this.all = sought.map(openingsOf)
    this.needed = sought.filter((ways) => !this.isFunctionWord(ways, null)).map(openingsOf)
  }

  get isEmpty(): boolean {
    return this.query.sought.length === 0
  }

  /**
   * Whether a text, such as a name, may match: it has the first letters of each word that is no function word. Much
   * faster than `fit`, which must decide if this is true.
   */
  mayFit(text: string): boolean {
    const letters = lettersOf(text)
    const isThere = (openings: readonly string[]) => openings.some((opening) => letters.includes(opening))
    return this.needed.every(isThere) && (this.needed.length > 0 || this.all.some(isThere))
  }

  /**
   * Quality of a match: 1 if all words are there, less if only beginnings are; null if one is missing or excluded.
   * Function words of the text's language may be missing.
   */
  fit(text: string, language: string | null = null): number | null {
    const words = wordsOf(text)
    const spoken = this.languageOf(text, language)
    const { sought } = this.query
    if (this.hasExcluded(words, spoken) || !this.hasPhrases(text)) return null
    const fits = sought.map((ways) => this.fitOf(ways, words, spoken))
    const missing = sought.filter((_, at) => fits[at] === 0)
    if (missing.length === sought.length || missing.some((ways) => !this.isFunctionWord(ways, spoken()))) return null
    const fit = fits.reduce((sum, one) => sum + one, 0) / (sought.length - missing.length)
    return fit + (this.begins(words[0]) ? AT_THE_BEGINNING : 0)
  }

  /** Whether a text has an excluded word. */
  isExcluded(text: string, language: string | null = null): boolean {
    return this.hasExcluded(wordsOf(text), this.languageOf(text, language))
  }

  /** The searched words without function words of the query's language; all if there are no others. */
  contentSought(): readonly Sought[] {
    const spoken = this.languageOf(this.query.text, null)()
    const content = this.query.sought.filter((ways) => !this.isFunctionWord(ways, spoken))
    return content.length > 0 ? content : this.query.sought
  }

  /** Whether the text contains every phrase, word by word. */
  hasPhrases(text: string): boolean {
    if (this.query.phrases.length === 0) return true
    const phrase = phraseOf(text)
    return this.query.phrases.every((one) => phrase.includes(one))
  }

  /** The whole text with all searched words marked. */
  marked(text: string, language: string | null = null): MarkedText {
    return { text, marks: this.marksIn(text, language).map(({ start, end }) => ({ start, end })) }
  }

  /** About two lines of the text with the most matches. */
  snippet(text: string, language: string | null = null): MarkedText {
    const plain = text.replace(/\s+/g, ' ').trim()
    return cutSnippet(plain, this.marksIn(plain, language))
  }

  private marksIn(text: string, language: string | null): FoundMark[] {
    const spoken = this.languageOf(text, language)
    const found = wordsOf(text).flatMap((word) => {
      const sought = this.query.sought.findIndex((ways) => this.isLike(word, ways, spoken))
      return sought < 0 ? [] : [{ start: word.start, end: word.end, sought }]
    })
    return withoutOverlaps(found)
  }

  private isLike(word: TextWord, ways: Sought, spoken: () => string): boolean {
    return ways.some(({ words, isWhole }) =>
      words.some((one) => word.folded.startsWith(one.opening) && this.likeness(word, one, isWhole, spoken) > 0),
    )
  }

  /** Best match among the spellings, from 0 to 1; all words of a spelling are required. */
  private fitOf(ways: Sought, words: readonly TextWord[], spoken: () => string): number {
    const fitOfWay = ({ words: all, isWhole }: Way) =>
      Math.min(...all.map((one) => this.best(words, one, isWhole, spoken)))
    return Math.max(...ways.map(fitOfWay))
  }

  private hasExcluded(words: readonly TextWord[], spoken: () => string): boolean {
    return this.query.excluded.some((ways) => this.isThere(ways, words, spoken))
  }

  /** Whether all words of a spelling are there, not just as beginnings. */
  private isThere(ways: Sought, words: readonly TextWord[], spoken: () => string): boolean {
    return ways.some((way) => way.words.every((one) => this.best(words, one, true, spoken) > 0))
  }

  private best(words: readonly TextWord[], one: SoughtWord, isWhole: boolean, spoken: () => string): number {
    let best = 0
    for (const word of words) {
      if (!word.folded.startsWith(one.opening)) continue
      best = Math.max(best, this.likeness(word, one, isWhole, spoken))
      if (best === 1) break
    }
    return best
  }

  /** Compares a word with the same first letters. */
  private likeness(word: TextWord, one: SoughtWord, isWhole: boolean, spoken: () => string): number {
    if (word.folded === one.folded) return 1
    const mayBeBegun = !isWhole && !one.isEnded
    if (mayBeBegun && word.folded.startsWith(one.folded)) return BEGUN
    if (this.haveSameStem(word.word, one.word, spoken)) return 1
    return mayBeBegun && this.mayBecome(word, one.folded, spoken) ? BEGUN : 0
  }

  /** Whether the typed letters may continue to another form of the word: "volunteeri" to one of "volunteers". */
  private mayBecome(word: TextWord, folded: string, spoken: () => string): boolean {
    if (folded.length < SHORTEST_BEGINNING) return false
    const shared = Math.ceil(folded.length * SHARE_OF_WORD)
    if (word.folded.slice(0, shared) !== folded.slice(0, shared)) return false
    const [stem] = this.analyser.termsOf(word.word, spoken())
    return stem !== undefined && folded.startsWith(stem)
  }

  private haveSameStem(one: string, other: string, spoken: () => string): boolean {
    const [stem] = this.analyser.termsOf(one, spoken())
    return stem !== undefined && stem === this.analyser.termsOf(other, spoken())[0]
  }

  private isFunctionWord(ways: Sought, language: string | null): boolean {
    return ways.every(({ words }) => words.every(({ word }) => this.analyser.termsOf(word, language).length === 0))
  }

  private begins(first: TextWord | undefined): boolean {
    const [ways] = this.query.sought
    return first !== undefined && ways?.some(({ words: [one] }) => one && first.folded.startsWith(one.folded)) === true
  }

  /** Determined once, on first use. */
  private languageOf(text: string, known: string | null): () => string {
    let told = known
    return () => (told ??= this.analyser.languageOf(text.slice(0, SAMPLE_CHARACTERS)) ?? ASSUMED_LANGUAGE)
  }
}

function wordsOf(text: string): TextWord[] {
  return placedWords(text).map(({ word, start, end }) => ({ word, start, end, folded: foldLetters(word) }))
}

function openingsOf(ways: Sought): string[] {
  return ways.map(({ words: [first] }) => lettersOf(first?.opening ?? ''))
}

/** Only letters and digits, folded, for comparison with single words. */
function lettersOf(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replace(/[^a-z0-9]+/g, '')
  return foldLetters(text.normalize('NFKC')).replace(/[^\p{L}\p{N}\p{M}]+/gu, '')
}

/** Marks a compound once, as its parts or as a whole. */
function withoutOverlaps(marks: readonly FoundMark[]): FoundMark[] {
  const kept: FoundMark[] = []
  for (const mark of [...marks].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1)
    if (last === undefined || mark.start >= last.end) kept.push(mark)
    else if (mark.end > last.end) kept[kept.length - 1] = { ...last, end: mark.end }
  }
  return kept
}
