import { datesIn, isYear } from '../languages/dates.ts'
import { figuresIn as figuresOfText } from '../languages/figures.ts'
import { type NumberInWords, numbersInWords } from '../languages/numbers-in-words.ts'
import { numbersIn, type NumberInText } from './claimed-numbers.ts'
import type { LanguageWords } from './language-words.ts'
import { wordsIn } from './words-of-text.ts'

export type FigureKind = 'amount' | 'percent' | 'count' | 'year'

export interface Figure {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly kind: FigureKind
  /** Possible values as numbers. */
  readonly values: readonly number[]
}

const HALF = /^ and a half(?!\p{L})/u
const LONGEST_NOUN = 40
const SMALL = { least: 2, most: 10 }

/** Figures of a text, including small numbers in words that count something. */
export function figuresIn(text: string, language: LanguageWords): Figure[] {
  const inWords = numbersInWords(text, language.code)
  const numbers = [...numbersIn(text, language.code, inWords), ...smallNumbers(text, inWords, language)]
  if (numbers.length === 0) return []
  const spans = datesIn(text, { language: language.code }).filter(({ kind }) => kind === 'span')
  return numbers
    .filter(({ start }) => !spans.some((span) => span.start <= start && start < span.end))
    .map((number) => withHalf(number, text))
    .map((number) => ({ ...number, end: number.start + number.text.length, kind: kindOf(number, text) }))
}

/** "Two and a half". */
function withHalf(number: NumberInText, text: string): NumberInText {
  const half = HALF.exec(text.slice(number.start + number.text.length, number.start + number.text.length + 12))?.[0]
  if (half === undefined) return number
  return { ...number, text: number.text + half, values: number.values.map((value) => value + 0.5) }
}

function smallNumbers(text: string, numbers: readonly NumberInWords[], language: LanguageWords) {
  const isCounting = ({ start, text: said }: NumberInWords) => {
    const [next] = wordsIn(text.slice(start + said.length, start + said.length + LONGEST_NOUN))
    return next === undefined || !language.abstractNouns.has(next.plain)
  }
  return numbers
    .filter(({ value }) => value >= SMALL.least && value <= SMALL.most)
    .filter(isCounting)
    .map(({ text: said, start, value }) => ({ text: said, start, values: [value], unit: null }))
}

function kindOf({ text, start, values, unit }: NumberInText, sentence: string): FigureKind {
  const after = sentence.slice(start + text.length, start + text.length + 30)
  // A number in words has the unit that the same in digits has.
  const [inDigits] = unit === null && !/^\d/u.test(text) ? figuresOfText(`2${after}`) : []
  if (unit === 'percent' || inDigits?.isPercent) return 'percent'
  if (unit === 'money' || (inDigits?.start === 0 && inDigits.currency !== null)) return 'amount'
  return isYear(text) && values[0] === Number(text) ? 'year' : 'count'
}
