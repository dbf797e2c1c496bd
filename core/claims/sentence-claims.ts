import { type Figure, figuresIn } from './figures.ts'
import type { LanguageWords } from './language-words.ts'
import type { ClaimKind } from '../shared/answer-warning.ts'
import { type CalendarDate, datesIn, monthOf } from '../languages/dates.ts'
import { normaliseWords } from '../shared/normalise-text.ts'
import type { ShownText } from './shown-text.ts'
import { isWorkedOut, SUM_TOLERANCE } from './worked-out.ts'
import { sharesWord, wordsIn } from './words-of-text.ts'

const RELATIVE_TOLERANCE = 0.03
const ROUNDED = 0.1

type Accepts = (value: number) => boolean

/**
 * Values of the evidence that the figure may stand for: its own value, and those that it rounds if the sentence says
 * so.
 */
function acceptedBy({ values, start, end, text }: Figure, sentence: string, language: LanguageWords): Accepts {
  const before = sentence.slice(Math.max(0, start - 30), start)
  const isScaled = /^\s?(?:k|m|million|bn|billion|Mio)/u.test(sentence.slice(end, end + 9)) && text.includes('.')
  const [isNear, isBelow, isAbove] = [language.near, language.below, language.above].map((one) => one.test(before))
  return (known) =>
    values.some((value) => {
      const by = (value - known) / known
      if (Math.abs(by) <= SUM_TOLERANCE) return true
      if ((isNear || isScaled) && Math.abs(by) <= RELATIVE_TOLERANCE) return true
      if (isBelow && by > 0 && by <= ROUNDED) return true
      return isAbove === true && by < 0 && -by <= ROUNDED
    })
}

export interface Claim {
  readonly claim: ClaimKind
  readonly text: string
  /** Offset in the sentence. */
  readonly start: number
}

/** Evidence for a sentence. */
export interface Shown {
  /** Sources and statements of people. */
  readonly texts: readonly ShownText[]
  /** The question and names: a sentence may repeat them, but they support no award or rank. */
  readonly asked: ShownText
  readonly language: LanguageWords
}

interface PossibleClaim extends Claim {
  readonly isShown: boolean
}

const QUOTATION = /[“„«"]([^“”„«»"\n]{8,}?)[”“»"]/gu
const MIN_QUOTED_WORDS = 3
const NAME = /\p{Lu}[\p{L}'’-]+(?:\s+(?:(?:of|and|the|for|de|la|du|des|van|von|di|da|&)\s+){0,2}\p{Lu}[\p{L}'’-]+)*/gu
/** A capital letter after these does not show a name. */
const BEGINNING = /(?:^|[.!?:;•*#>([“„«"\n–—])[\s*_#>-]*$/u
/** Currencies and days of the week, normalised for comparison. */
const NO_NAMES: ReadonlySet<string> = new Set(
  'gbp eur usd chf pln gp monday tuesday wednesday thursday friday saturday sunday'.split(' '),
)
/** In these languages every noun has a capital letter. */
const CAPITAL_NOUNS: ReadonlySet<string> = new Set(['de', 'lb'])
/** Amounts from here on may lack their currency. */
const LARGE = 1_000

/**
 * Returns the parts of a sentence that the evidence lacks; the whole sentence if it claims an unsupported award or
 * rank.
 */
export function claimsOfSentence(whole: string, shown: Shown): Claim[] {
  const quotations = quotationsIn(whole, shown)
  const text = quotations.reduce(blanked, whole)
  const possible: PossibleClaim[] = []
  for (const claim of [...quotations, ...datesOf(text, shown), ...figuresOf(text, shown), ...namesOf(text, shown)])
    if (!possible.some((other) => overlap(claim, other))) possible.push(claim)
  const claims = possible
    .filter(({ isShown }) => !isShown)
    .map(({ claim, text: said, start }) => ({ claim, text: said, start }))
  if (claims.length > 0 || !claimsStanding(text, shown)) return claims.sort((a, b) => a.start - b.start)
  return [{ claim: 'statement', text: whole, start: 0 }]
}

/** Whether it claims an award, a rank or a standing that no source mentions. */
function claimsStanding(text: string, { texts, language }: Shown): boolean {
  return [...text.matchAll(language.standing)].some(([claimed]) =>
    wordsIn(claimed)
      .filter(({ plain }) => plain.length > 2)
      .some(({ plain }) => !texts.some(({ words }) => words.has(plain) || sharesWord([plain], [...words]))),
  )
}

function quotationsIn(text: string, { texts, asked }: Shown): PossibleClaim[] {
  return [...text.matchAll(QUOTATION)]
    .filter(([quoted]) => wordsIn(quoted).length >= MIN_QUOTED_WORDS)
    .map(({ 0: quoted, index }) => ({
      claim: 'quotation',
      text: quoted,
      start: index,
      isShown: [...texts, asked].some(({ normal }) => normal.includes(normaliseWords(quoted))),
    }))
}

function datesOf(text: string, { texts, asked, language }: Shown): PossibleClaim[] {
  const all = [...texts, asked]
  return datesIn(text, { language: language.code })
    .filter(({ kind, readings }) => kind === 'span' || readings.length > 0)
    .map(({ text: said, start, kind, years, readings }) => ({
      claim: 'date',
      text: said,
      start,
      isShown:
        kind === 'span'
          ? all.some(({ values }) => years.every((year) => values.has(year)) || isFinancialYear(years, values))
          : readings.some((date) => all.some((one) => holdsDate(one, date))),
    }))
}

/** A financial year may be named by the year in which it ends. */
function isFinancialYear([from, to]: readonly [number, number], values: ReadonlySet<number>): boolean {
  return to === from + 1 && values.has(to) && !values.has(from + 2)
}

function holdsDate({ dates, months, values }: ShownText, { year, month, day }: CalendarDate): boolean {
  const isThere = dates.some(
    (one) => one.year === year && one.month === month && (day === null || one.day === null || one.day === day),
  )
  return isThere || (months.has(month) && values.has(year) && (day === null || values.has(day)))
}

function figuresOf(text: string, { texts, asked, language }: Shown): PossibleClaim[] {
  return figuresIn(text, language).map((figure) => {
    const accepts = acceptedBy(figure, text, language)
    return {
      claim: figure.kind === 'amount' || figure.kind === 'percent' ? 'amount' : 'figure',
      text: figure.text,
      start: figure.start,
      isShown:
        holdsValue(asked, figure) ||
        texts.some((one) => holdsFigure(one, figure, accepts)) ||
        texts.some(({ statements }) => isWorkedOut(figure, statements)),
    }
  })
}

/** Tables may omit the currency sign. */
function holdsFigure(shown: ShownText, figure: Figure, accepts: (value: number) => boolean): boolean {
  const figures = shown.statements.flat()
  const isOfKind = ({ kind, values: [value = 0] }: Figure) =>
    kind === figure.kind ||
    (figure.kind === 'amount' && kind === 'count') ||
    (figure.kind === 'count' && kind === 'amount' && value >= LARGE)
  if (figures.some((one) => isOfKind(one) && one.values.some(accepts))) return true
  const isOfOtherKind = figures.some((one) => one.values.some((value) => figure.values.includes(value)))
  return !isOfOtherKind && holdsValue(shown, figure)
}

function holdsValue({ values, valuesInWords }: ShownText, figure: Figure): boolean {
  return figure.values.some((value) => values.has(value)) || figure.values.some((value) => valuesInWords().has(value))
}

function namesOf(text: string, { texts, asked, language }: Shown): PossibleClaim[] {
  if (CAPITAL_NOUNS.has(language.code)) return []
  const all = [...texts, asked]
  const isWordShown = (word: string) =>
    all.some(({ words, months }) => words.has(word) || months.has(monthOf(word) ?? 0))
  return [...text.matchAll(NAME)].flatMap(({ 0: said, index: start }) => {
    const capitals = wordsIn(said).filter(({ isCapital }) => isCapital)
    const words = (BEGINNING.test(text.slice(0, start)) ? capitals.slice(1) : capitals).filter(
      ({ plain }) => !language.stopWords.has(plain) && !NO_NAMES.has(plain),
    )
    if (words.length === 0) return []
    const isPairShown = words.slice(1).every((word, at) => {
      const before = words[at]
      const isTogether = before !== undefined && word.start - before.end <= 1
      return !isTogether || all.some(({ pairs }) => pairs.has(`${before.plain} ${word.plain}`))
    })
    return [
      { claim: 'name', text: said, start, isShown: isPairShown && words.every(({ plain }) => isWordShown(plain)) },
    ]
  })
}

function blanked(text: string, { text: part, start }: Claim): string {
  return text.slice(0, start) + ' '.repeat(part.length) + text.slice(start + part.length)
}

function overlap(a: Claim, b: Claim): boolean {
  return a.start < b.start + b.text.length && b.start < a.start + a.text.length
}
