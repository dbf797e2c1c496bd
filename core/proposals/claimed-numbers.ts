const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const WORD = new RegExp(
  `\\b(?:(${TENS})[-\\s](one|two|three|four|five|six|seven|eight|nine)|${Object.keys(WORDS).join('|')})\\b`,
  'giu',
)
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|thousand|tausend|mille|mil)$/i, 1e3],
  [/^(?:m|mn|million|millions|mio|millionen|millones)$/i, 1e6],
  [/^(?:bn|billion|milliarde|milliarden|milliards?)$/i, 1e9],
]
const NUMBER = /(?<![\p{L}\p{N}]|\p{L}[-–])(\d+(?:[.,  ’'\u202f]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?)(?:\s?(\p{L}+))?/gu
/** Words for smaller numbers are used for anything ("two things"). */
const LEAST_IN_WORDS = 11

export interface NumberInText {
  readonly text: string
  readonly start: number
  /** What it may mean: a point parts thousands in some languages and decimals in others. */
  readonly values: readonly number[]
}

/** The numbers of a text in digits, and those in English words from eleven on. */
export function numbersIn(text: string): NumberInText[] {
  return [...inDigits(text), ...inWords(text).filter(({ values }) => (values[0] ?? 0) >= LEAST_IN_WORDS)]
}

/** All values that a text holds, small numbers in words included. */
export function valuesIn(text: string): number[] {
  return [...inDigits(text), ...inWords(text)].flatMap(({ values }) => values)
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

function inWords(text: string): NumberInText[] {
  return [...text.matchAll(WORD)].map((match) => {
    const [whole, tens, ones] = match
    const value = tens && ones ? valueOf(tens) + valueOf(ones) : valueOf(whole)
    return { text: whole, start: match.index, values: [value] }
  })
}

function valueOf(word: string): number {
  return WORDS[word.toLowerCase()] ?? Number.NaN
}
