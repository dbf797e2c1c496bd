import { monthOf } from '../languages/dates.ts'
import { plainWord, type LanguageWords } from './language-words.ts'

export interface Word {
  /** Lower case, without accents and without a plural ending. */
  readonly plain: string
  /** With the plural ending. */
  readonly written: string
  readonly start: number
  readonly end: number
  readonly isCapital: boolean
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu
const SHORTEST = 4
const LIKE_SHARE = 0.75
const LONGEST_ENDING = 6
/** Endings that may follow a word of three letters. */
const ENDING = /^(?:s|d|e|ed|er|ing|en|t)$/u

export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => {
    const { plain, written, isCapital } = formsOf(match[0])
    return { plain, written, start: match.index, end: match.index + match[0].length, isCapital }
  })
}

/** Words of a text that tell its subject: no stop words, no numbers. */
export function contentWords(text: string, language: LanguageWords, words: readonly Word[] = wordsIn(text)): Word[] {
  return words.filter(({ plain, written, start, end }) => {
    const isShort = end - start < 3 && !/^\p{Lu}{2}$/u.test(text.slice(start, end))
    if (isShort || language.stopWords.has(written) || language.stopWords.has(plain)) return false
    return monthOf(plain) === undefined && !/\p{N}/u.test(plain)
  })
}

/** Whether the two lists share a word, in any form. */
export function sharesWord(words: readonly string[], others: readonly string[]): boolean {
  return words.some((word) => others.some((other) => isFormOf(word, other)))
}

export function isFormOf(one: string, other: string): boolean {
  return one[0] === other[0] && hasOneStem(one, other)
}

function hasOneStem(one: string, other: string): boolean {
  if (one === other) return true
  const shorter = Math.min(one.length, other.length)
  if (shorter === SHORTEST - 1) return isWithEnding(one, other)
  if (shorter < SHORTEST) return false
  let shared = 0
  while (shared < shorter && one[shared] === other[shared]) shared++
  const isEnough = shared === shorter || shared >= Math.max(SHORTEST + 1, shorter * LIKE_SHARE)
  return isEnough && Math.max(one.length, other.length) - shared <= LONGEST_ENDING
}

function isWithEnding(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one]
  return longer.startsWith(shorter) && ENDING.test(longer.slice(shorter.length))
}

type Forms = Pick<Word, 'plain' | 'written' | 'isCapital'>

/** Cache: words repeat between texts. */
const known = new Map<string, Forms>()
const MOST_KNOWN = 20_000

function formsOf(word: string): Forms {
  const before = known.get(word)
  if (before !== undefined) return before
  const written = plainWord(word)
  const plain = written.length > 3 ? written.replace(/(?<!s)s$/u, '') : written
  const forms = { plain, written, isCapital: /^\p{Lu}/u.test(word) }
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(word, forms)
  return forms
}
