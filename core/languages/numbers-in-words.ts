import { LANGUAGES } from './languages.ts'
import { type NumberTable, spellings } from './number-table.ts'
import { normaliseText } from '../shared/normalise-text.ts'

/** Words that need no accents or capitals removed. */
const PLAIN = /^[a-z]*$/u

/** Number words of a language, in lower case, without accents, with spaces for hyphens. */
interface Numerals {
  readonly language: string
  /** From 1 to 99. */
  readonly words: ReadonlyMap<string, number>
  /** The first words of `words` and `hundreds`. */
  readonly beginnings: ReadonlySet<string>
  /** Hundreds with their own word, or said without a number before them. */
  readonly hundreds: ReadonlyMap<string, number>
  /** Words that turn the number before them into hundreds, thousands or millions. */
  readonly scales: ReadonlyMap<string, number>
  /** Whether the word for a thousand is a number on its own. */
  readonly hasBareThousand: boolean
  /** Whether numbers below a million are one word. */
  readonly isClosed: boolean
}

/** Lower case without accents, so that both spellings match. */
function normaliseNumeral(word: string): string {
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

/** English first; built on first use. */
function allNumerals(): readonly Numerals[] {
  built ??= LANGUAGES.flatMap(({ code, numbers }) => (numbers === undefined ? [] : [numerals(code, numbers)]))
  return built
}

export interface NumberInWords {
  readonly text: string
  readonly start: number
  readonly value: number
}

interface Token {
  readonly word: string
  readonly start: number
  readonly end: number
  /** Whether only a hyphen or a space separates it from the previous token. */
  readonly isJoined: boolean
}

interface Reading {
  readonly value: number
  /** Number of tokens. */
  readonly length: number
}

interface Part extends Reading {
  /** Scale of its last word: 1, a thousand or a million. */
  readonly scale: number
}

const WORD = /\p{L}+(?:\p{M}+\p{L}*)*/gu
/** Maximum words of a number below a hundred: "quatre-vingt-dix-sept". */
const MAX_WORDS = 4
/** Words before the hundred of "per cent". */
const BEFORE_PERCENT: ReadonlySet<string> = new Set(['per', 'pour', 'por', 'y'])
const HUNDREDS: ReadonlySet<string> = new Set(['cent', 'ciento', 'cien', 'cento', 'cant'])
/** Words between hundreds or thousands and the rest. */
const JOINTS: ReadonlySet<string> = new Set(['and', 'und', 'et', 'y', 'e', 'en', 'a', 'ac'])
/** Number words that are everyday words in another language: "once", "onze" (our), "cent". */
const EVERYDAY_ELSEWHERE: ReadonlySet<string> = new Set(
  'once elf onze cent sto mil mille cant gant otto sei dos pump deg ugain fil'.split(' '),
)

/** Numbers that a language writes in words. */
export function numbersInWords(text: string, language: string): NumberInWords[] {
  const known = allNumerals()
  const own = known.find((numerals) => numerals.language === primaryOf(language)) ?? known[0]
  return own === undefined ? [] : read(text, tokensOf(text), own)
}

/** Possible values of number words in any language; everyday words count only in `language`. */
export function valuesOfWords(text: string, language: string): number[] {
  const tokens = tokensOf(text)
  return allNumerals().flatMap((numerals) => {
    const isOwn = numerals.language === primaryOf(language)
    return read(text, tokens, numerals)
      .filter((number) => isOwn || !EVERYDAY_ELSEWHERE.has(normaliseNumeral(number.text)))
      .map(({ value }) => value)
  })
}

function primaryOf(language: string): string {
  return language.toLowerCase().replace(/[-_].*/u, '')
}

function tokensOf(text: string): Token[] {
  let last = 0
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const isJoined = /^[-\s\u2010\u2011]$/u.test(text.slice(last, Math.min(index, last + 2)))
    last = index + word.length
    return { word: normaliseNumeral(word), start: index, end: last, isJoined }
  })
}

function read(text: string, tokens: readonly Token[], numerals: Numerals): NumberInWords[] {
  const numbers: NumberInWords[] = []
  let taken = 0
  for (const at of tokens.keys()) {
    if (at < taken || isOfPercent(tokens, at)) continue
    const reading = numberAt(tokens, at, numerals)
    const [first, last] = [tokens[at], tokens[at + (reading?.length ?? 1) - 1]]
    if (reading === null || first === undefined || last === undefined) continue
    numbers.push({ text: text.slice(first.start, last.end), start: first.start, value: reading.value })
    taken = at + reading.length
  }
  return numbers
}

function isOfPercent(tokens: readonly Token[], at: number): boolean {
  return HUNDREDS.has(tokens[at]?.word ?? '') && BEFORE_PERCENT.has(tokens[at - 1]?.word ?? '')
}

/** Parts with their own scales, the largest first: two million three hundred thousand and five. */
function numberAt(tokens: readonly Token[], at: number, numerals: Numerals): Reading | null {
  let number = partAt(tokens, at, numerals)
  while (number && number.scale > 1) {
    const next = continuation(tokens, at + number.length)
    const part = next === null ? null : partAt(tokens, next, numerals)
    if (next === null || part === null || part.value >= number.scale) break
    number = { value: number.value + part.value, length: next - at + part.length, scale: part.scale }
  }
  return number
}

/** Index at which a number continues, past a word such as "and". */
function continuation(tokens: readonly Token[], at: number): number | null {
  if (tokens[at]?.isJoined !== true) return null
  if (!JOINTS.has(tokens[at].word)) return at
  return tokens[at + 1]?.isJoined === true ? at + 1 : null
}

/** A number below a thousand with its scale. */
function partAt(tokens: readonly Token[], at: number, numerals: Numerals): Part | null {
  const word = tokens[at]?.word ?? ''
  const small = belowThousand(tokens, at, numerals)
  if (small !== null) return scaled(tokens, at, small, numerals)
  if (numerals.hasBareThousand && numerals.scales.get(word) === 1000) return { value: 1000, length: 1, scale: 1000 }
  const closed = numerals.isClosed ? closedValue(word, numerals) : null
  if (closed === null) return null
  const hasRest = closed < 1000 || closed % 1000 > 0
  return hasRest
    ? scaled(tokens, at, { value: closed, length: 1 }, numerals)
    : { value: closed, length: 1, scale: 1000 }
}

function scaled(tokens: readonly Token[], at: number, { value, length }: Reading, { scales }: Numerals): Part {
  const next = tokens[at + length]
  const scale = next?.isJoined === true ? (scales.get(next.word) ?? 1) : 1
  return scale < 1000 ? { value, length, scale: 1 } : { value: value * scale, length: length + 1, scale }
}

function belowThousand(tokens: readonly Token[], at: number, numerals: Numerals): Reading | null {
  if (!numerals.beginnings.has(tokens[at]?.word ?? '')) return null
  const hundreds = hundredsAt(tokens, at, numerals)
  if (hundreds === null) return phraseAt(tokens, at, numerals.words)
  const next = continuation(tokens, at + hundreds.length)
  const rest = next === null ? null : phraseAt(tokens, next, numerals.words)
  if (next === null || rest === null) return hundreds
  return { value: hundreds.value + rest.value, length: next - at + rest.length }
}

function hundredsAt(tokens: readonly Token[], at: number, { words, hundreds, scales }: Numerals): Reading | null {
  const counted = phraseAt(tokens, at, words)
  const next = counted && tokens[at + counted.length]
  if (counted && next?.isJoined === true && scales.get(next.word) === 100)
    return { value: counted.value * 100, length: counted.length + 1 }
  return counted === null ? phraseAt(tokens, at, hundreds) : null
}

/** The longest of the phrases that begins here. */
function phraseAt(tokens: readonly Token[], at: number, phrases: ReadonlyMap<string, number>): Reading | null {
  let phrase = ''
  let found: Reading | null = null
  for (let length = 1; length <= MAX_WORDS; length++) {
    const token = tokens[at + length - 1]
    if (token === undefined || (length > 1 && !token.isJoined)) break
    phrase += (length > 1 ? ' ' : '') + token.word
    const value = phrases.get(phrase)
    if (value !== undefined) found = { value, length }
  }
  return found
}

/** Value of a one-word number below a million: "zweitausendfünfhundert", "duemilacento". */
function closedValue(word: string, numerals: Numerals, below = 1e6): number | null {
  for (const [name, scale] of numerals.scales) {
    const at = scale < below ? word.indexOf(name) : -1
    if (at < 0) continue
    const before = at === 0 ? 1 : closedValue(word.slice(0, at), numerals, scale)
    const rest = word.slice(at + name.length).replace(/^(?:und|en)(?=.)/u, '')
    const after = rest === '' ? 0 : closedValue(rest, numerals, scale)
    return before === null || after === null ? null : before * scale + after
  }
  return numerals.words.get(word) ?? null
}
