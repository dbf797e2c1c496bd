import { numbersIn } from '../claimed-numbers.ts'
import { numbersInWords } from '../numbers-in-words.ts'
import type { LanguageWords } from './language-words.ts'
import { yearSpansIn } from './short-dates.ts'
import { contentWords, wordsIn } from './words-of-text.ts'

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
  /** Years, months, weeks, days or hours. */
  readonly isDuration: boolean
}

const CURRENCY_BEFORE = /(?:[£$€]|\b(?:GBP|USD|EUR|CHF|PLN))\s?$/u
const SCALE =
  '(?:\\s?(?:thousand|million|billion|k|m|bn|Mio\\.|Millionen|Tsd\\.|millions|millones|milioni|miljoen|milhões|mln|tys\\.|miliwn))?(?:\\s(?:of|d[eio]|o))?'
const PERCENT_AFTER =
  /^\s?(?:%|(?:per cent|percent|Prozent|procent|pour cent|por ciento|por cento|per cento|y cant)(?!\p{L}))/u
const CURRENCY_AFTER = new RegExp(
  `^${SCALE}\\s?(?:[£$€]|(?:GBP|USD|EUR|CHF|PLN|zł|pounds|Pfund|libras|livres|sterline|euros?|Euros?|dollars?|dólares)(?![\\p{L}\\p{N}]))`,
  'u',
)
const SMALL = { least: 2, most: 10 }
const WORDS_AROUND = 8
const WORDS_COUNTED = 2
const DURATION =
  /^[\s-](?:years?|months?|weeks?|days?|hours?|minutes?|Jahren?|Monaten?|Wochen?|Tagen?|Stunden?|ans?|années?|mois|semaines?|jours?|heures?|años?|meses|anni|anno|mesi|jaar|maanden|anos?|lata|lat|blynedd|flynedd|mis|awr)(?!\p{L})/iu
/** Up to the next mark, what a figure is the rate of. */
const RATE = /^[^,;:.!?\d]{0,40}?\s(?:a|an|per|each|every)\s(year|month|week|day|hour)(?!\p{L})/u
/** Of more, it is no sentence. */
const MOST_FIGURES = 60
/** Between a part and its whole: "62 of the 86". */
const PART_OF = /^\s+(?:of|der|des|de|o|van|di|z)(?:['’]?\s?\p{L}+)?\s+[£$€]?$/u
const BREAK = /[,;:()–—\n.!?|]/u

/** The figures of a sentence, small numbers in words included where they count something. */
export function figuresIn(sentence: string, language: LanguageWords): Figure[] {
  const spans = yearSpansIn(sentence)
  const isOfSpan = ({ start }: { start: number }) =>
    spans.some((span) => span.start <= start && start < span.start + span.text.length)
  const found = [...numbersIn(sentence, language.code), ...smallNumbers(sentence, language)]
  const numbers = found
    .filter((number) => !isOfSpan(number))
    .map((number) => ({
      ...number,
      end: number.start + number.text.length,
      kind: kindOf(number, sentence),
    }))
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
      isDuration: false,
    }))
  return numbers.map((number) => {
    const { before, after } = wordsAround(number, sentence, places, language)
    const isWhole = numbers.some(({ end }) => end < number.start && PART_OF.test(sentence.slice(end, number.start)))
    const isDuration = DURATION.test(sentence.slice(number.end, number.end + 12))
    const behind = sentence.slice(number.end, number.end + 60)
    return {
      ...number,
      words: [...before, ...after],
      counted: after.filter((word) => !/^\d/u.test(word)).slice(0, WORDS_COUNTED),
      next: nextWord(behind),
      rate: RATE.exec(behind)?.[1] ?? '',
      isWhole,
      isDuration,
    }
  })
}

function nextWord(behind: string): string {
  return /^[\s-]+\p{L}/u.test(behind) ? (wordsIn(behind)[0]?.plain ?? '') : ''
}

function smallNumbers(sentence: string, language: LanguageWords) {
  return numbersInWords(sentence, language.code)
    .filter(({ value }) => value >= SMALL.least && value <= SMALL.most)
    .filter(({ start, text }) => {
      const next = wordsIn(sentence.slice(start + text.length, start + text.length + 40))[0]
      return next === undefined || !language.abstractNouns.has(next.plain)
    })
    .map(({ text, start, value }) => ({ text, start, values: [value] }))
}

function kindOf(
  { text, start, values }: { text: string; start: number; values: readonly number[] },
  sentence: string,
): FigureKind {
  const after = sentence.slice(start + text.length, start + text.length + 30)
  if (PERCENT_AFTER.test(after)) return 'percent'
  if (CURRENCY_BEFORE.test(sentence.slice(Math.max(0, start - 6), start)) || CURRENCY_AFTER.test(after)) return 'amount'
  const [value = 0] = values
  return /^(?:19|20)\d\d$/u.test(text) && value === Number(text) ? 'year' : 'count'
}

interface Place {
  readonly start: number
  readonly end: number
}

/** The content words of its clause, up to the figures beside it. */
function wordsAround(
  { start, end, kind }: Place & Pick<Figure, 'kind'>,
  sentence: string,
  others: readonly Place[],
  language: LanguageWords,
) {
  const from = Math.max(0, ...others.filter((other) => other.end <= start).map((other) => other.end), start - 120)
  const to = Math.min(
    sentence.length,
    ...others
      .filter((other) => other.start >= end && !PART_OF.test(sentence.slice(end, other.start)))
      .map((other) => other.start),
    end + 120,
  )
  const isOfAnother =
    others.some((other) => other.end === from) &&
    withinClause(sentence.slice(from, start), language, 'before').length === start - from
  const before = isOfAnother ? [] : clauseWords(sentence.slice(from, start), language, 'before', kind === 'amount')
  const after = clauseWords(sentence.slice(end, to), language, 'after', kind === 'amount')
  return { before, after }
}

/** Names are words of an amount, as it is somebody's; of a count they tell nothing. */
function clauseWords(text: string, language: LanguageWords, side: 'before' | 'after', takesNames: boolean): string[] {
  const near = withinClause(side === 'before' ? text.replace(/\(\s*$/u, '') : text, language, side)
  const numbers = numbersInWords(near, language.code)
  const isNumber = (at: number) =>
    numbers.some((number) => number.start <= at && at < number.start + number.text.length)
  const years = [...near.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/gu)].map(([year]) => year)
  const words = contentWords(near, language)
    .filter(({ start }) => !isNumber(start))
    .filter(({ isCapital, start }) => takesNames || !isCapital || start === 0 || language.code === 'de')
    .map(({ plain }) => plain)
  return [...(side === 'before' ? words.slice(-WORDS_AROUND) : words.slice(0, WORDS_AROUND)), ...years]
}

function withinClause(text: string, { conjunctions }: LanguageWords, side: 'before' | 'after'): string {
  const breaks = [...text.matchAll(/[,;:()–—\n.!?|]/gu)].map(({ index }) => ({ start: index, end: index + 1 }))
  const joints = wordsIn(text).filter(({ plain }) => conjunctions.has(plain))
  const all = [...breaks, ...joints].sort((a, b) => a.start - b.start)
  if (side === 'before') return text.slice(all.at(-1)?.end ?? 0)
  return text.slice(0, all.find(({ start }) => BREAK.test(text[start] ?? '') || start > 0)?.start ?? text.length)
}
