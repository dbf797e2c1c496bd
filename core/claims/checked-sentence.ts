import { datesIn, type WrittenDate } from '../languages/dates.ts'
import { numbersIn } from './claimed-numbers.ts'
import { numbersInWords } from '../languages/numbers-in-words.ts'
import { figuresIn, type Figure } from './figures.ts'
import type { LanguageWords } from './language-words.ts'
import { plainWords, type SentenceEvidence } from './sentence-evidence.ts'
import { contentWords } from './words-of-text.ts'

/** A sentence as it is checked. */
export interface CheckedSentence {
  /** With blanks in the place of quotations, which no other rule looks into. */
  readonly text: string
  /** As it is. */
  readonly whole: string
  readonly quotations: readonly { readonly text: string; readonly start: number }[]
  readonly figures: readonly Figure[]
  /** Days and months. */
  readonly dates: readonly WrittenDate[]
  /** Spans of years, such as 2024/25. */
  readonly spans: readonly WrittenDate[]
  /** What it says beside stop words and the words of the question. */
  readonly content: readonly string[]
  /** The words of the question included. */
  readonly all: readonly string[]
  readonly years: ReadonlySet<number>
  /** The words in which it claims an award, a rank or a standing. */
  readonly standing: readonly (readonly string[])[]
  /** Of its figures. */
  readonly values: ReadonlySet<number>
}

const QUOTATION = /[“„«"]([^“”„«»"\n]{8,}?)[”“»"]/gu
const MIN_QUOTED_WORDS = 3

export function checkedSentence(whole: string, about: Pick<SentenceEvidence, 'asked' | 'language'>): CheckedSentence {
  const quotations = quotationsIn(whole)
  const text = quotations.reduce(blanked, whole)
  const dates = datesIn(text, { language: about.language.code })
  return {
    text,
    whole,
    quotations,
    spans: dates.filter(({ kind }) => kind === 'span'),
    ...wordsAndValues(text, about),
    figures: figuresIn(text, about.language),
    dates: dates.filter(({ readings }) => readings.length > 0),
    standing: standingIn(text, about.language),
    years: new Set(dates.flatMap(({ years }) => years)),
  }
}

function wordsAndValues(text: string, { asked, language }: Pick<SentenceEvidence, 'asked' | 'language'>) {
  const numbers = numbersInWords(text, language.code)
  const isNumber = (at: number) => numbers.some(({ start, text: words }) => start <= at && at < start + words.length)
  const all = contentWords(text, language)
    .filter(({ start }) => !isNumber(start))
    .map(({ plain }) => plain)
  const inDigits = numbersIn(text, language.code).flatMap(({ values }) => values)
  const values = new Set([...inDigits, ...numbers.map(({ value }) => value)])
  return { all, content: all.filter((word) => !asked.content.has(word)), values }
}

function standingIn(text: string, { standing }: LanguageWords): string[][] {
  return [...text.matchAll(standing)].map(([claimed]) => plainWords(claimed).filter((word) => word.length > 2))
}

function quotationsIn(text: string): { text: string; start: number }[] {
  return [...text.matchAll(QUOTATION)]
    .filter(([quoted]) => plainWords(quoted).length >= MIN_QUOTED_WORDS)
    .map(({ 0: quoted, index }) => ({ text: quoted, start: index }))
}

function blanked(text: string, { text: part, start }: { readonly text: string; readonly start: number }): string {
  return text.slice(0, start) + ' '.repeat(part.length) + text.slice(start + part.length)
}
