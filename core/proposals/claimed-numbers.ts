import { numbersInWords, valuesOfWords, type NumberInWords } from './numbers-in-words.ts'

const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|thousand|tausend|tsd|mille|mila|mil|duizend|tys|tysiące|tysięcy|fil)$/iu, 1e3],
  [/^(?:m|mn|mln|mio|mill?ion(?:s|en|e|i|es|y|ów)?|mill[óo]n(?:es)?|miljoen(?:en)?|milh(?:ão|ões)|[mf]iliwn)$/iu, 1e6],
  [/^(?:bn|mrd|mld|billion|milliarden?|milliards?|miliard[yiao]?|miliardów|miljard|biliwn)$/iu, 1e9],
]
const NUMBER = /(?<![\p{L}\p{N}]|\p{L}[-–])(\d+(?:[.,  ’'\u202f]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?)(?:\s?(\p{L}+))?/gu
/** Words for smaller numbers are used for anything ("two things"). */
const MIN_IN_WORDS = 11

export interface NumberInText {
  readonly text: string
  readonly start: number
  /** What it may mean: a point parts thousands in some languages and decimals in others. */
  readonly values: readonly number[]
}

/** The numbers of a text in digits, and those in words of its language from eleven on. */
export function numbersIn(
  text: string,
  language: string,
  words: readonly NumberInWords[] = numbersInWords(text, language),
): NumberInText[] {
  const inWords = words
    .filter(({ value }) => value >= MIN_IN_WORDS)
    .map(({ text: words, start, value }) => ({ text: words, start, values: [value] }))
  return [...inDigits(text), ...inWords]
}

/** All values that a text holds, small numbers in words included, of whatever language; `language` is the one of the answer. */
export function valuesIn(text: string, language: string): number[] {
  return [...inDigits(text).flatMap(({ values }) => values), ...valuesOfWords(text, language)]
}

function inDigits(text: string): NumberInText[] {
  return [...text.matchAll(NUMBER)].map((match) => {
    const [, digits = '', unit = ''] = match
    const scale = SCALES.find(([name]) => name.test(unit))?.[1] ?? 1
    return { text: digits, start: match.index, values: readings(digits).map((value) => value * scale) }
  })
}

function readings(digits: string): number[] {
  const plain = digits.replace(/[  ’'\u202f]/gu, '')
  const separators = [...plain.matchAll(/[.,]/g)]
  const decimal = Number(
    plain.slice(0, separators.at(-1)?.index).replace(/[.,]/g, '') +
      plain.slice(separators.at(-1)?.index ?? plain.length).replace(',', '.'),
  )
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(plain)
  return isGrouped ? [Number(plain.replace(/[.,]/g, '')), ...(separators.length === 1 ? [decimal] : [])] : [decimal]
}
