import { normaliseText } from '../shared/normalise-text.ts'

/** More words narrow a search no further, and each costs a look into the index. */
const MAX_WORDS = 8
const LONGEST_WORD = 60
/** Most words: they need no Unicode rules. */
const PLAIN = /^[A-Za-z0-9,]+$/
/** No letter has an accent there. */
const ASCII = /^[ -~\s]*$/
const FIGURE = /\d,\d/
const BETWEEN_WORDS = /[^a-z0-9]+/g
/** Letters and digits, and a figure with its commas: "12,000" is one word. */
const WORD = /\p{N}{1,3}(?:,\p{N}{3})+(?!\p{N})|[\p{L}\p{N}\p{M}]+/gu

/** The distinct words of a text in the form in which search compares them, in order: lower case, without accents. */
export function wordsIn(text: string): string[] {
  return [...new Set(placedWords(text).map(({ word }) => word))]
}

/** What is searched for, each the beginning of a word that must be found; empty where nothing is. */
export function searchWords(query: string): string[] {
  return wordsIn(query.slice(0, MAX_WORDS * LONGEST_WORD)).slice(0, MAX_WORDS)
}

/** The words of a text in the form of `wordsIn`, in order, with a space before and behind each. */
export function plainWords(text: string): string {
  if (!ASCII.test(text) || FIGURE.test(text)) return ` ${wordsIn(text).join(' ')} `
  return ` ${text.toLowerCase().replace(BETWEEN_WORDS, ' ').trim()} `
}

export interface PlacedWord {
  readonly word: string
  /** UTF-16 code units of the text, as `end`. */
  readonly start: number
  readonly end: number
}

/** Every word of a text with its place there. */
export function placedWords(text: string): PlacedWord[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: found, index }) => {
    const word = normaliseWord(found)
    return word === '' ? [] : [{ word, start: index, end: index + found.length }]
  })
}

function normaliseWord(word: string): string {
  const plain = PLAIN.test(word) ? word.toLowerCase() : normaliseText(word, { withoutAccents: true, compatible: true })
  return plain.replaceAll(',', '').slice(0, LONGEST_WORD)
}
