import { figuresIn } from '../languages/figures.ts'
import { type NumberInWords, numbersInWords } from '../languages/numbers-in-words.ts'

/** Smaller numbers in words are often figures of speech ("two things"). */
const MIN_IN_WORDS = 11

export interface NumberInText {
  readonly text: string
  readonly start: number
  /** Possible values: a point separates thousands in some languages and decimals in others. */
  readonly values: readonly number[]
  /** Null if the number shows neither; numbers in words are not checked for it. */
  readonly unit: 'money' | 'percent' | null
}

/** Numbers of a text in digits, and those from eleven on in words of its language. */
export function numbersIn(
  text: string,
  language: string,
  words: readonly NumberInWords[] = numbersInWords(text, language),
): NumberInText[] {
  const inWords = words
    .filter(({ value }) => value >= MIN_IN_WORDS)
    .map(({ text: words, start, value }) => ({ text: words, start, values: [value], unit: null }))
  return [...inDigits(text), ...inWords]
}

function inDigits(text: string): NumberInText[] {
  return figuresIn(text).map(({ digits, digitsStart, values, currency, isPercent }) => ({
    text: digits,
    start: digitsStart,
    values,
    unit: isPercent ? 'percent' : currency === null ? null : 'money',
  }))
}
