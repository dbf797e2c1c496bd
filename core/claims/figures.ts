import { datesIn, isYear, yearsIn } from '../languages/dates.ts'
import { figuresIn as figuresOfText } from '../languages/figures.ts'
import { numbersIn, type NumberInText } from './claimed-numbers.ts'
import { numbersInWords, type NumberInWords } from '../languages/numbers-in-words.ts'
import type { LanguageWords } from './language-words.ts'
import { contentWords, wordsIn, type Word } from './words-of-text.ts'

export type FigureKind = 'amount' | 'percent' | 'count' | 'year'

/** A figure with the words that say what it counts. */
export interface Figure {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly kind: FigureKind
  readonly values: readonly number[]
  /** Of its own clause, in their order; years among them. */
  readonly words: readonly string[]
  /** Those of them that follow it at once. */
  readonly counted: readonly string[]
  /** The word behind it, whatever it is; empty where there is none. */
  readonly next: string
  /** "A week", "per month": the time or the unit of which it is the rate, as a word; empty where there is none. */
  readonly rate: string
  /** The whole of a part that stands before it: "of the 86". */
  readonly isWhole: boolean
  /** Of a time such as "two weeks", in days; 0 for anything else. */
  readonly days: number
}

const HALF = /^ and a half(?!\p{L})/u
const SMALL = { least: 2, most: 10 }
const WORDS_AROUND = 8
const WORDS_COUNTED = 2
/** Units of time, in days. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^[\s-](?:years?|Jahren?|ans?|années?|años?|anni|anno|jaar|anos?|lata|lat|blynedd|flynedd)(?!\p{L})/iu, 365],
  [/^[\s-](?:months?|Monaten?|mois|meses|mesi|maanden|mis)(?!\p{L})/iu, 30.4],
  [/^[\s-](?:weeks?|Wochen?|semaines?)(?!\p{L})/iu, 7],
  [/^[\s-](?:days?|nights?|Tagen?|jours?)(?!\p{L})/iu, 1],
  [/^[\s-](?:hours?|Stunden?|heures?|awr)(?!\p{L})/iu, 1 / 24],
  [/^[\s-]minutes?(?!\p{L})/iu, 1 / 1440],
]
/** Up to the next mark, what a figure is the rate of. */
const RATE = /^[^,;:.!?\d]{0,40}?\s(?:a|an|per|each|every)\s(year|month|week|day|hour)(?!\p{L})/u
/** Of more, it is no sentence. */
const MOST_FIGURES = 60
/** Between a part and its whole: "62 of the 86". */
const PART_OF = /^\s+(?:of|der|des|de|o|van|di|z)(?:['’]?\s?\p{L}+)?\s+[£$€]?$/u
const BREAK = /[,;:()–—\n.!?|]/gu

interface Place {
  readonly start: number
  readonly end: number
}

/** A sentence with what its figures are read from, found once. */
interface ReadSentence {
  readonly text: string
  readonly words: readonly Word[]
  readonly numbers: readonly NumberInWords[]
  readonly content: readonly Word[]
  /** Marks and conjunctions, which part clauses. */
  readonly breaks: readonly (Place & { readonly isMark: boolean })[]
}

/** The figures of a sentence, small numbers in words included where they count something. */
export function figuresIn(
  sentence: string,
  language: LanguageWords,
  words: readonly Word[] = wordsIn(sentence),
): Figure[] {
  const spans = datesIn(sentence, { language: language.code }).filter(({ kind }) => kind === 'span')
  const isOfSpan = ({ start }: { start: number }) => spans.some((span) => span.start <= start && start < span.end)
  const inWords = numbersInWords(sentence, language.code)
  const found = [...numbersIn(sentence, language.code, inWords), ...smallNumbers(inWords, words, language)]
  const numbers = found
    .filter((number) => !isOfSpan(number))
    .map((number) => withHalf(number, sentence))
    .map((number) => ({
      ...number,
      end: number.start + number.text.length,
      kind: kindOf(number, sentence),
    }))
  if (numbers.length === 0) return []
  const places = numbers.filter(
    ({ kind, values }) => kind !== 'year' && !(kind === 'count' && (values[0] ?? 0) <= SMALL.most),
  )
  if (numbers.length > MOST_FIGURES)
    return numbers.map((number) => ({
      ...number,
      words: [],
      counted: [],
      next: '',
      rate: '',
      isWhole: false,
      days: 0,
    }))
  const read = readSentence(sentence, words, inWords, language)
  return numbers.map((number) => {
    const { before, after } = wordsAround(number, read, places, language)
    const isWhole = numbers.some(({ end }) => end < number.start && PART_OF.test(sentence.slice(end, number.start)))
    const behind = sentence.slice(number.end, number.end + 60)
    const isBeforeWord = /^[\s-]+\p{L}/u.test(behind)
    return {
      ...number,
      words: [...before, ...after],
      counted: after.filter((word) => !/^\d/u.test(word)).slice(0, WORDS_COUNTED),
      next: isBeforeWord ? (words.find(({ start }) => start >= number.end)?.plain ?? '') : '',
      rate: RATE.exec(behind)?.[1] ?? '',
      isWhole,
      days: (number.values[0] ?? 0) * unitOf(sentence.slice(number.end, number.end + 14)),
    }
  })
}

/** "Two and a half". */
function withHalf(number: NumberInText, sentence: string): NumberInText {
  const half = HALF.exec(sentence.slice(number.start + number.text.length))?.[0]
  if (half === undefined) return number
  return { ...number, text: number.text + half, values: number.values.map((value) => value + 0.5) }
}

function readSentence(
  text: string,
  words: readonly Word[],
  numbers: readonly NumberInWords[],
  language: LanguageWords,
): ReadSentence {
  const isNumber = (at: number) => numbers.some(({ start, text: said }) => start <= at && at < start + said.length)
  const marks = [...text.matchAll(BREAK)].map(({ index }) => ({ start: index, end: index + 1, isMark: true }))
  const joints = words.filter(({ plain }) => language.conjunctions.has(plain))
  return {
    text,
    words,
    numbers,
    content: contentWords(text, language, words).filter(({ start }) => !isNumber(start)),
    breaks: [...marks, ...joints.map(({ start, end }) => ({ start, end, isMark: false }))].sort(
      (a, b) => a.start - b.start,
    ),
  }
}

function smallNumbers(numbers: readonly NumberInWords[], words: readonly Word[], language: LanguageWords) {
  return numbers
    .filter(({ value }) => value >= SMALL.least && value <= SMALL.most)
    .filter(({ start, text }) => {
      const next = words.find((word) => word.start >= start + text.length)
      return next === undefined || !language.abstractNouns.has(next.plain)
    })
    .map(({ text, start, value }) => ({ text, start, values: [value], unit: null }))
}

function unitOf(behind: string): number {
  return UNITS.find(([unit]) => unit.test(behind))?.[1] ?? 0
}

function kindOf({ text, start, values, unit }: NumberInText, sentence: string): FigureKind {
  const after = sentence.slice(start + text.length, start + text.length + 30)
  // A number in words has the unit that the same in digits has.
  const [inDigits] = unit === null && !/^\d/u.test(text) ? figuresOfText(`2${after}`) : []
  if (unit === 'percent' || inDigits?.isPercent) return 'percent'
  if (unit === 'money' || (inDigits?.start === 0 && inDigits.currency !== null)) return 'amount'
  const [value = 0] = values
  return isYear(text) && value === Number(text) ? 'year' : 'count'
}

/** The content words of its clause, up to the figures beside it. */
function wordsAround(
  { start, end, kind }: Place & Pick<Figure, 'kind'>,
  sentence: ReadSentence,
  others: readonly Place[],
  language: LanguageWords,
) {
  const { text, breaks } = sentence
  const from = Math.max(0, ...others.filter((other) => other.end <= start).map((other) => other.end), start - 120)
  const to = Math.min(
    text.length,
    ...others
      .filter((other) => other.start >= end && !PART_OF.test(text.slice(end, other.start)))
      .map((other) => other.start),
    end + 120,
  )
  const isWithin = (one: Place) => one.start >= from && one.end <= start
  const isOfAnother = others.some((other) => other.end === from) && !breaks.some(isWithin)
  const opens = /\(\s*$/u.exec(text.slice(from, start))?.[0].length ?? 0
  const clauseStart = breaks.findLast((one) => isWithin(one) && one.end <= start - opens)?.end ?? from
  const clauseEnd = breaks.find((one) => one.start >= end && one.end <= to && (one.isMark || one.start > end))?.start
  const around = [
    { from: clauseStart, to: start },
    { from: end, to: clauseEnd ?? to },
  ] as const
  const [before, after] = around.map((place) => clauseWords(place, sentence, language, kind === 'amount'))
  return {
    before: isOfAnother ? [] : [...(before?.words.slice(-WORDS_AROUND) ?? []), ...(before?.years ?? [])],
    after: [...(after?.words.slice(0, WORDS_AROUND) ?? []), ...(after?.years ?? [])],
  }
}

/** Names are words of an amount, as it is somebody's; of a count they tell nothing. */
function clauseWords(
  { from, to }: { readonly from: number; readonly to: number },
  { text, content }: ReadSentence,
  language: LanguageWords,
  takesNames: boolean,
) {
  const words = content
    .filter(({ start, end }) => start >= from && end <= to)
    .filter(({ isCapital, start }) => takesNames || !isCapital || start === from || language.code === 'de')
    .map(({ plain }) => plain)
  return { words, years: yearsIn(text.slice(from, to)).map(String) }
}
