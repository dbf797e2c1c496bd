import type { AnswerWarning, ClaimKind } from './answer-warning.ts'
import { datesIn, monthsNamedIn } from './claimed-dates.ts'
import { numbersIn, valuesIn } from './claimed-numbers.ts'
import { normaliseWords } from '../shared/normalise-text.ts'

interface Claim {
  readonly claim: ClaimKind
  readonly text: string
  readonly start: number
}

interface Evidence {
  readonly text: string
  readonly values: ReadonlySet<number>
  readonly words: ReadonlySet<string>
  /** Those that are named, from 1 on. */
  readonly months: ReadonlySet<number>
}

const QUOTATION = /[“„«"]([^“”„«»"\n]{8,}?)[”“»"]/gu
const CURRENCY_BEFORE = /(?:[£$€]|\b(?:GBP|USD|EUR|CHF|PLN))\s?$/u
const CURRENCY_AFTER =
  /^(?:\s?(?:thousand|million|billion|k|m|bn|Mio\.|Millionen|Tsd\.|millions|millones|milioni|miljoen|milhões|mln|tys\.|miliwn))?(?:\s(?:of|d[eio]|o))?\s?(?:[£$€%]|(?:GBP|USD|EUR|CHF|PLN|zł|pounds|Pfund|libras|livres|sterline|euros?|Euros?|dollars?|dólares|per cent|percent|Prozent|procent|pour cent|por ciento|por cento|per cento|y cant)(?![\p{L}\p{N}]))/u
const NAME = /\p{Lu}[\p{L}'’-]+(?:\s+(?:(?:of|and|the|for|de|la|du|des|van|von|di|da|&)\s+){0,2}\p{Lu}[\p{L}'’-]+)*/gu
/** After these a capital letter says nothing. */
const BEGINNING = /(?:^|[.!?:;•*#>([“„«"\n–—])[\s*_#>-]*$/u
const LIST_MARK = /(?:^|\n)\s*$/u
/** In these languages every noun has a capital letter. */
const CAPITAL_NOUNS = /^(?:de|lb)\b/
const MIN_QUOTED_WORDS = 3

/**
 * The figures, dates, amounts, names and quotations of an answer that its evidence does not hold, in the order of the
 * text. A name counts as held when all of its words are; names are not looked for where every noun has a capital.
 */
export function unsupportedClaims(text: string, evidence: readonly string[], language: string): AnswerWarning[] {
  const held = evidenceOf(evidence, language)
  const claims: Claim[] = []
  const take = (more: readonly Claim[]) => {
    for (const claim of more) if (!claims.some((other) => overlap(claim, other))) claims.push(claim)
  }
  take(matches(text, QUOTATION, 'quotation').filter(({ text: quoted }) => wordsOf(quoted).length >= MIN_QUOTED_WORDS))
  take(datesIn(text).map(({ text: date, start }) => ({ claim: 'date', text: date, start })))
  take(figuresIn(text, language))
  if (!CAPITAL_NOUNS.test(language)) take(matches(text, NAME, 'name'))
  return claims
    .filter((claim) => !isHeld(claim, text, language, held))
    .sort((a, b) => a.start - b.start)
    .map(({ claim, text: said, start }) => ({
      kind: 'unsupported',
      claim,
      text: said,
      start,
      end: start + said.length,
    }))
}

function evidenceOf(texts: readonly string[], language: string): Evidence {
  const text = texts.join('\n')
  const dates = datesIn(text).flatMap(({ readings }) => readings)
  const ofDates = dates.flatMap(({ year, day }) => [year, ...(day === null ? [] : [day])])
  return {
    text: normaliseWords(text),
    values: new Set([...valuesIn(text, language), ...ofDates]),
    words: new Set(wordsOf(text)),
    months: new Set([...monthsNamedIn(text), ...dates.map(({ month }) => month)]),
  }
}

function matches(text: string, pattern: RegExp, claim: ClaimKind): Claim[] {
  return [...text.matchAll(pattern)].map((match) => ({ claim, text: match[0], start: match.index }))
}

function figuresIn(text: string, language: string): Claim[] {
  return numbersIn(text, language)
    .filter(
      ({ start, text: digits }) =>
        !(LIST_MARK.test(text.slice(0, start)) && /^[.)]/.test(text.slice(start + digits.length))),
    )
    .map(({ start, text: digits }) => {
      const isAmount =
        CURRENCY_BEFORE.test(text.slice(0, start)) || CURRENCY_AFTER.test(text.slice(start + digits.length))
      return { claim: isAmount ? 'amount' : 'figure', text: digits, start }
    })
}

function isHeld({ claim, text: said, start }: Claim, answer: string, language: string, evidence: Evidence): boolean {
  if (claim === 'quotation') return evidence.text.includes(normaliseWords(said))
  if (claim === 'name') return namedWords(said, start, answer).every((word) => isWordSupported(word, evidence))
  if (claim === 'date') return isDateSupported(said, evidence)
  return numbersIn(answer.slice(start, start + said.length + 20), language)
    .filter((number) => number.start < said.length)
    .every(({ values }) => values.some((value) => evidence.values.has(value)))
}

function isWordSupported(word: string, { words, months }: Evidence): boolean {
  return words.has(word) || monthsNamedIn(word).some((month) => months.has(month))
}

/** Whether day, month and year are in the evidence, in whatever notation and language. */
function isDateSupported(said: string, { values, months }: Evidence): boolean {
  return datesIn(said)
    .flatMap(({ readings }) => readings)
    .some(({ year, month, day }) => values.has(year) && months.has(month) && (day === null || values.has(day)))
}

/** The words of a name; the first of a sentence is none of them. */
function namedWords(name: string, start: number, answer: string): string[] {
  const capital = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word))
  return (BEGINNING.test(answer.slice(0, start)) ? capital.slice(1) : capital).flatMap(wordsOf)
}

function overlap(a: Claim, b: Claim): boolean {
  return a.start < b.start + b.text.length && b.start < a.start + a.text.length
}

/** Lower-case words without the endings of plurals and possessives. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'][\p{L}]+)?/gu) ?? [])
    .map((word) => word.replace(/[’']s?$/u, '').replace(/[’']s\b/u, ''))
    .map((word) => (word.length > 3 ? word.replace(/s$/u, '') : word))
    .filter((word) => word !== '')
}
