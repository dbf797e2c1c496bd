import { figuresIn } from '../languages/figures.ts'
import { type NumberInWords, numbersInWords } from '../languages/numbers-in-words.ts'

/** Words for smaller numbers are used for anything ("two things"). */
const MIN_IN_WORDS = 11

export interface NumberInText {
  readonly text: string
  readonly start: number
  /** What it may mean: a point parts thousands in some languages and decimals in others. */
  readonly values: readonly number[]
  /** Null where the number says neither; one in words is not asked. */
  readonly unit: 'money' | 'percent' | null
}

/** The numbers of a text in digits, and those in words of its language from eleven on. */
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
