import { LANGUAGES } from './languages.ts'
import { spellings, type NumberTable } from './number-table.ts'
import { normaliseText } from '../shared/normalise-text.ts'

/** Nothing in it has an accent or a capital letter. */
const PLAIN = /^[a-z]*$/u

/** How a language writes whole numbers in words; in lower case, without accents, with spaces where hyphens may stand. */
export interface Numerals {
  readonly language: string
  /** From 1 to 99. */
  readonly words: ReadonlyMap<string, number>
  /** The first word of each of these, and of `hundreds`. */
  readonly beginnings: ReadonlySet<string>
  /** Hundreds that have a word of their own, or are said without a number before them. */
  readonly hundreds: ReadonlyMap<string, number>
  /** What makes hundreds, thousands and millions of the number before it. */
  readonly scales: ReadonlyMap<string, number>
  /** Whether the word for a thousand is a number without another before it. */
  readonly hasBareThousand: boolean
  /** Whether all below a million is one word. */
  readonly isClosed: boolean
}

/** Lower case without accents, so that spellings with and without them are one. */
export function normaliseNumeral(word: string): string {
  return PLAIN.test(word) ? word : normaliseText(word, { withoutAccents: true })
}

function numerals(language: string, table: NumberTable): Numerals {
  const words = new Map<string, number>()
  for (let value = 1; value < 100; value++) add(words, table.below100(value), value)
  const hundreds = new Map<string, number>()
  for (const [index, word] of (table.hundreds ?? []).entries()) add(hundreds, spellings(word), (index + 1) * 100)
  const scales = new Map<string, number>()
  add(scales, spellings(table.million), 1e6)
  add(scales, spellings(table.thousand), 1e3)
  add(scales, spellings(table.hundred), 100)
  const phrases = [...words.keys(), ...hundreds.keys()]
  const beginnings = new Set(phrases.map((phrase) => phrase.replace(/ .*/u, '')))
  const { hasBareThousand = false, isClosed = false } = table
  return { language, words, beginnings, hundreds, scales, hasBareThousand, isClosed }
}

function add(numbers: Map<string, number>, texts: readonly string[], value: number): void {
  for (const text of texts) numbers.set(normaliseNumeral(text.replaceAll('_', ' ')), value)
}

let built: readonly Numerals[] | undefined

/** English first. Put together when they are first asked for. */
export function allNumerals(): readonly Numerals[] {
  built ??= LANGUAGES.flatMap(({ code, numbers }) => (numbers === undefined ? [] : [numerals(code, numbers)]))
  return built
}
