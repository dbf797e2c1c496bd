import { placedWords, type PlacedWord } from '../languages/words.ts'
import { foldLetters } from '../shared/fold-letters.ts'

/** More words hardly narrow a search, and each costs an index look-up. */
const MAX_WORDS = 8
const LONGEST_QUERY = 500
/** Words with the same stem begin with the same letters. */
const LETTERS_OF_OPENING = 3
const QUOTES = '"“”„«»'
/** A phrase in quotes, closed or not, or text between blanks; a preceding minus excludes it. */
const TOKEN = new RegExp(
  `(?<minus>-(?=[\\p{L}\\p{N}${QUOTES}]))?(?:[${QUOTES}](?<phrase>[^${QUOTES}]*)(?<closed>[${QUOTES}]?)|(?<bare>[^\\s${QUOTES}]+))`,
  'gu',
)
const SAINTS: Readonly<Record<string, string>> = { st: 'saint', saint: 'st', ste: 'sainte', sainte: 'ste', sankt: 'st' }
const UMLAUTS: readonly (readonly [RegExp, string])[] = [
  [/[äæ]/g, 'ae'],
  [/[öø]/g, 'oe'],
  [/ü/g, 'ue'],
  [/å/g, 'aa'],
]
const WRITTEN_OUT: readonly (readonly [RegExp, string])[] = [
  [/ae/g, 'a'],
  [/oe/g, 'o'],
  [/ue/g, 'u'],
  [/aa/g, 'a'],
]

/** A word from `placedWords`, its folded form, and the letters with which its other forms begin. */
export interface SoughtWord {
  readonly word: string
  readonly folded: string
  readonly opening: string
  /**
   * True if more was typed behind it without a blank, or it is a single letter beside other words: then it is not the
   * beginning of a longer word.
   */
  readonly isEnded: boolean
}

/** One spelling of a searched word; all words of it are required. */
export interface Way {
  readonly words: readonly SoughtWord[]
  /** Whether it can't be the beginning of a longer word. */
  readonly isWhole: boolean
}

/** A searched word in all its spellings, the typed one first. */
export type Sought = readonly Way[]

/** A parsed search. */
export interface SearchQuery {
  /** All are required; the last may be unfinished. Empty if the search is empty. */
  readonly sought: readonly Sought[]
  /** Phrases, folded, in the form of `phraseOf`. */
  readonly phrases: readonly string[]
  readonly excluded: readonly Sought[]
  /** The typed text without excluded words. */
  readonly text: string
}

/** Parses a search: words, "phrases" in quotes, and -words to exclude. Any text is valid. */
export function readSearch(typed: string): SearchQuery {
  const sought: Sought[] = []
  const phrases: string[] = []
  const excluded: Sought[] = []
  const texts: string[] = []
  for (const { groups } of typed.slice(0, LONGEST_QUERY).matchAll(TOKEN)) {
    const text = groups?.['phrase'] ?? groups?.['bare'] ?? ''
    const isPhrase = groups?.['phrase'] !== undefined
    const found = soughtIn(text)
    if (groups?.['minus'] !== undefined) excluded.push(...found)
    else {
      sought.push(...found)
      texts.push(text)
      if (isPhrase && found.length > 0) phrases.push(phraseOf(text, groups['closed'] !== ''))
    }
  }
  return {
    sought: distinct(sought).slice(0, MAX_WORDS),
    phrases,
    excluded: excluded.slice(0, MAX_WORDS),
    text: texts.join(' '),
  }
}

/** The folded words of a text in order, each after a space; with a final space unless the last word is unfinished. */
export function phraseOf(text: string, isEnded = true): string {
  const words = partsIn(placedWords(text)).map(({ word }) => foldLetters(word))
  return ` ${words.join(' ')}${isEnded ? ' ' : ''}`
}

/** Drops whole compounds, which follow their parts. */
function partsIn(words: readonly PlacedWord[]): PlacedWord[] {
  let last: PlacedWord | null = null
  return words.filter((word) => {
    const isWhole = last !== null && word.start <= last.start && word.end >= last.end
    if (!isWhole) last = word
    return !isWhole
  })
}

/** The words of a part of the query; a compound counts once, by its parts or as a whole. */
function soughtIn(text: string): Sought[] {
  const words = placedWords(text)
  const sought: Sought[] = []
  for (const [at, { word, start, end }] of words.entries()) {
    const parts = words.slice(0, at).filter((part) => part.start >= start && part.end <= end)
    const isLetter = words.length > 1 && word.length === 1
    const isEnded = isLetter || words.some((next) => next.start >= end)
    const ways = waysOf(word, isEnded)
    if (parts.length === 0) sought.push(ways)
    else sought.splice(-parts.length, parts.length, [...ways, wayOf(parts.map((part) => part.word))])
  }
  return sought
}

function waysOf(word: string, isEnded: boolean): Way[] {
  const folded = foldLetters(word)
  const written = replaced(word.normalize('NFC'), UMLAUTS)
  const meant = written === word.normalize('NFC') ? replaced(folded, WRITTEN_OUT) : foldLetters(written)
  const saint = SAINTS[folded]
  return [
    wayOf([word], { isEnded }),
    ...(meant === folded ? [] : [wayOf([meant], { isEnded })]),
    ...(saint === undefined ? [] : [wayOf([saint], { isWhole: true })]),
  ]
}

function wayOf(words: readonly string[], { isWhole = false, isEnded = false } = {}): Way {
  const sought = words.map((word, at) => {
    const folded = foldLetters(word)
    const goesOn = isEnded || at < words.length - 1
    return { word, folded, opening: folded.slice(0, LETTERS_OF_OPENING), isEnded: goesOn }
  })
  return { words: sought, isWhole }
}

function replaced(text: string, pairs: readonly (readonly [RegExp, string])[]): string {
  return pairs.reduce((result, [letters, letter]) => result.replace(letters, letter), text)
}

function distinct(sought: readonly Sought[]): Sought[] {
  return [...new Map(sought.map((ways) => [keyOf(ways), ways])).values()]
}

function keyOf(ways: Sought): string {
  return ways.map(({ words }) => words.map(({ folded }) => folded).join(' ')).join('|')
}
