import { placedWords, type PlacedWord } from '../languages/words.ts'
import { foldLetters } from '../shared/fold-letters.ts'

/** More words narrow a search no further, and each costs a look into the index. */
const MAX_WORDS = 8
const LONGEST_QUERY = 500
/** Words share a stem only where they begin alike. */
const LETTERS_OF_OPENING = 3
const QUOTES = '"“”„«»'
/** A phrase in quotes, closed or not, or what stands between blanks; a minus before it excludes it. */
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

/** A word as `placedWords` gives it, folded, and the letters with which other forms of it begin. */
export interface SoughtWord {
  readonly word: string
  readonly folded: string
  readonly opening: string
  /** Whether more was typed behind it without a blank, so that it is no beginning; nor is a letter beside other words. */
  readonly isEnded: boolean
}

/** One way in which a thing that is searched for may be written: all its words must be there. */
export interface Way {
  readonly words: readonly SoughtWord[]
  /** Whether it may not be the beginning of a longer word. */
  readonly isWhole: boolean
}

/** One word of a search, in any of its ways, the one that was typed first. */
export type Sought = readonly Way[]

/** What is searched for. */
export interface SearchQuery {
  /** Each must be found; the last may be unfinished. Empty where nothing is searched for. */
  readonly sought: readonly Sought[]
  /** Words that must stand behind each other, folded, as `phraseOf` writes a text. */
  readonly phrases: readonly string[]
  readonly excluded: readonly Sought[]
  /** The words that were typed to be found. */
  readonly text: string
}

/** Reads what was typed: words, "phrases" in quotes, and -words that must not be there. Any text is a valid query. */
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

/** The words of a text, folded, in order, with a space before each and, unless the last goes on, behind it. */
export function phraseOf(text: string, isEnded = true): string {
  const words = partsIn(placedWords(text)).map(({ word }) => foldLetters(word))
  return ` ${words.join(' ')}${isEnded ? ' ' : ''}`
}

/** Without the wholes of compounds, whose parts stand before them. */
function partsIn(words: readonly PlacedWord[]): PlacedWord[] {
  let last: PlacedWord | null = null
  return words.filter((word) => {
    const isWhole = last !== null && word.start <= last.start && word.end >= last.end
    if (!isWhole) last = word
    return !isWhole
  })
}

/** The words of a piece of the query: a compound is one, by its parts or as a whole. */
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
