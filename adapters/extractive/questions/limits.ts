import type { FormWordKind } from '../../../core/languages/language-data.ts'
import { formWords, LANGUAGES } from '../../../core/languages/languages.ts'
import { besideLength } from '../../../core/languages/printed-length.ts'
import { numbersInWords } from '../../../core/languages/numbers-in-words.ts'
import { NO_LIMIT, type TextLimit } from '../../../core/shared/text-limit.ts'

/** "1,500", "1 500", "1.500", "1’500", "1.5k". */
const NUMBER = String.raw`\d{1,2}(?:\.5)?k(?!\p{L})|\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?![\d.,]\d)(?!\d)|\d+`
const word = (...kinds: readonly FormWordKind[]) => new RegExp(`^(?:${kinds.map(formWords).join('|')})$`, 'iu')

const WORDS = formWords('wordUnits')
const CHARACTERS = formWords('characterUnits')
const UNITS = { words: new RegExp(`^(?:${WORDS})$`, 'iu'), characters: new RegExp(`^(?:${CHARACTERS})$`, 'iu') }
const CUE = word('limitCues')
const FILLER = word('limitCues', 'limitFillers', 'rangeWords')
const LEAST_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${formWords('leastWords')})\s*\p{L}{0,2}\s*$`, 'iu')
const LEAST_AFTER = new RegExp(String.raw`^[\s(]*(?:${formWords('leastWords')})(?!\p{L})`, 'iu')
/** A limit for something else: the whole form, a cell, a file name. */
const OTHER_SCOPE = new RegExp(formWords('otherScopes'), 'iu')
const MAY_HOLD_UNIT = new RegExp(String.raw`(?<!\p{L})(?:${WORDS}|${CHARACTERS})(?!\p{L})`, 'iu')
const TOKEN = new RegExp(String.raw`(?<number>${NUMBER})|\p{L}[\p{L}\p{M}]*|_+|[^\s]`, 'giu')

interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly value: number | null
  readonly unit: 'words' | 'characters' | null
}

interface Amount {
  readonly value: number
  readonly unit: 'words' | 'characters'
  readonly start: number
  readonly end: number
}

/** "150w", "Wordcount: 300": an abbreviated or joined unit. */
const SHORT_UNIT = /(?<![\p{L}\d£$€.,])(\d[\d,]*) ?w(?=\s*(?:$|[.)\],;]|max|min|limit))|word-?count/giu

/** Replaces abbreviations of forms with whole words. */
function spelledOut(text: string): string {
  return text.replace(SHORT_UNIT, (whole: string, number?: string) =>
    number === undefined ? 'word count' : `${number} words`,
  )
}

/** Whether a line is only a limit of pages, paragraphs, lines or sentences. */
export function isOnlyLength(text: string): boolean {
  const rest = besideLength(text)
  return rest !== null && tokensOf(rest).every((token) => !/[\p{L}\p{N}]/u.test(token.text) || FILLER.test(token.text))
}

/** The limit that a text prints for its answer: the upper end of a range, never a minimum; none for pages or lines. */
export function findLimit(printed: string): TextLimit {
  const text = spelledOut(printed)
  if (!MAY_HOLD_UNIT.test(text)) return NO_LIMIT
  const tokens = tokensOf(text)
  const amounts = tokens.flatMap((token, at) => amountAt(tokens, at) ?? [])
  const limits = amounts.filter((amount) => isLimit(text, amount))
  const most = (unit: Amount['unit']) => {
    const values = limits.filter((one) => one.unit === unit).map(({ value }) => value)
    return values.length === 0 ? null : Math.max(...values)
  }
  return { words: most('words'), characters: most('characters') }
}

export function hasLimit(limit: TextLimit): boolean {
  return limit.words !== null || limit.characters !== null
}

/** Whether a line is only a limit. */
export function isOnlyLimit(text: string): boolean {
  if (!hasLimit(findLimit(text))) return false
  return tokensOf(spelledOut(text)).every(
    (token) => token.value !== null || token.unit !== null || !/\p{L}/u.test(token.text) || FILLER.test(token.text),
  )
}

/** Removes parts that only state a limit: "(max 100 words)", ": up to 60 words", a last sentence. */
export function withoutLimit(text: string): string {
  if (!MAY_HOLD_UNIT.test(spelledOut(text))) return text
  const open = text.replace(/\s*[([]([^()[\]]*)[)\]]/gu, (whole, inside: string) => (isOnlyLimit(inside) ? '' : whole))
  const closing = CLOSING.exec(open)
  return (closing !== null && isOnlyLimit(closing[2]!) ? closing[1]! : open).trim()
}

/** The text after the last colon, dash, comma or sentence. */
const CLOSING = /^(.*?(?:[.?!]|(?=\s*[:;,–—-]\s)))\s*[:;,–—-]?\s+([^:;,–—.?!]+[.!]?)$/su

/** "What will you do? (max 100 words)", "(half a page)": a limit set apart at the end. */
export function endsWithLimit(text: string): boolean {
  const [, inside = ''] = /[([]([^()[\]]*)[)\]][\s:*]*$/u.exec(text) ?? []
  return isOnlyLimit(inside) || isOnlyLength(inside)
}

function tokensOf(text: string): Token[] {
  const spelled = spelledNumbers(text)
  const tokens = [...text.matchAll(TOKEN)].map((match): Token => {
    const number = match.groups?.['number']
    const place = { text: match[0], start: match.index, end: match.index + match[0].length }
    return { ...place, value: number === undefined ? null : numberOf(number), unit: unitOf(match[0]) }
  })
  return [...tokens.filter((one) => !overlaps(one, spelled)), ...spelled].sort((a, b) => a.start - b.start)
}

function overlaps({ start, end }: Token, others: readonly Token[]): boolean {
  return others.some((one) => end > one.start && start < one.end)
}

/** "two hundred and fifty" in any language; small number words count other things, unless a unit follows. */
function spelledNumbers(text: string): Token[] {
  return LANGUAGES.flatMap(({ code, numbers }) => (numbers === undefined ? [] : numbersInWords(text, code)))
    .map(({ text: words, start, value }) => ({ text: words, start, end: start + words.length, value, unit: null }))
    .filter(({ value, end }) => value >= MIN_SPELLED || UNIT_AFTER.test(text.slice(end)))
    .sort((a, b) => b.text.length - a.text.length)
    .reduce<Token[]>((kept, one) => (overlaps(one, kept) ? kept : [...kept, one]), [])
}

const MIN_SPELLED = 20
const UNIT_AFTER = new RegExp(String.raw`^[\s-]+(?:${WORDS}|${CHARACTERS})(?!\p{L})`, 'iu')

function unitOf(text: string): Token['unit'] {
  if (UNITS.words.test(text)) return 'words'
  return UNITS.characters.test(text) ? 'characters' : null
}

/** The number of a unit: the one before it, or the one named after it. */
function amountAt(tokens: readonly Token[], at: number): Amount | null {
  const token = tokens[at]!
  if (token.unit === null || /^(?:key|own|other|buzz)$/iu.test(tokens[at - 1]?.text ?? '')) return null
  const number = numberBefore(tokens, at) ?? numberAfter(tokens, at)
  if (number?.value == null || !isPlausible(number.value)) return null
  if (isSmall(number) && !isSaidToLimit(tokens, tokens.indexOf(number), at)) return null
  return {
    value: mostAfter(tokens, at, number) ?? number.value,
    unit: token.unit,
    start: Math.min(number.start, token.start),
    end: Math.max(number.end, token.end),
  }
}

/** "300 to 400 words, maximum 500": the last number is the limit. */
function mostAfter(tokens: readonly Token[], at: number, number: Token): number | null {
  const after = tokens.slice(at + 1, at + 5).filter(({ text }) => !/^[,;:.()–-]$/u.test(text))
  const [cue, most] = after
  if (cue === undefined || !CUE.test(cue.text) || most?.value == null || ownsNumber(tokens, most)) return null
  return most.value > number.value! ? most.value : null
}

/** "500 words", "500-word", "500 (five hundred) words", "500 max. words", "2 000 o eiriau". */
function numberBefore(tokens: readonly Token[], at: number): Token | null {
  let words = 0
  for (let back = at - 1; back >= Math.max(0, at - MAX_BETWEEN); back--) {
    const token = tokens[back]!
    if (token.value === 0) return null
    if (token.value !== null) return token
    if (token.unit !== null || !/^[\p{L}().-]/u.test(token.text)) return null
    if (/\p{L}/u.test(token.text) && ++words > 1) return null
  }
  return null
}

const MAX_BETWEEN = 4

/** "Word limit: 500", "Maximum number of characters is 2,000", "Words: 0/300". */
function numberAfter(tokens: readonly Token[], at: number): Token | null {
  const before = tokens.slice(Math.max(0, at - 3), at)
  let isCued = before.some(({ text, value }) => value === 0 || CUE.test(text))
  for (const [ahead, token] of tokens.slice(at + 1, at + 1 + MAX_AFTER).entries()) {
    if (token.value !== null) {
      const upper = RANGE_OR_COUNTER.test(tokens[at + ahead + 2]?.text ?? '') ? tokens[at + ahead + 3] : undefined
      const number = upper?.value == null ? token : upper
      return isCued && !ownsNumber(tokens, number) ? number : null
    }
    if (token.unit !== null || (!/^(?:[:=()–\-/,.]|_+)$/u.test(token.text) && !FILLER.test(token.text))) return null
    isCued ||= CUE.test(token.text) || token.text === ':'
  }
  return null
}

const MAX_AFTER = 8
const RANGE_OR_COUNTER = new RegExp(`^(?:[-–—/]|${formWords('rangeWords')}|of|von|de|sur|av|af|van|z)$`, 'iu')

/** Whether the number has its own unit after it. */
function ownsNumber(tokens: readonly Token[], number: Token): boolean {
  const next = tokens[tokens.indexOf(number) + 1]
  return next !== undefined && next.unit !== null
}

function isLimit(text: string, amount: Amount): boolean {
  const before = text.slice(Math.max(0, amount.start - 40), amount.start)
  if (LEAST_BEFORE.test(before) || LEAST_AFTER.test(text.slice(amount.end))) return false
  return !OTHER_SCOPE.test(sentenceAround(text, amount.start))
}

function numberOf(digits: string): number {
  return /k$/iu.test(digits) ? Number(digits.slice(0, -1)) * 1000 : Number(digits.replace(/\D/g, ''))
}

/** A counter that stands at 0 is no limit, and a number beyond any form can't be stored. */
function isPlausible(value: number): boolean {
  return value >= 1 && value <= 100_000
}

const MIN_PLAIN = 5

/** Whether a number is so small that it may count other things. */
function isSmall({ text, value }: Token): boolean {
  return value! < (/\d/u.test(text) ? MIN_PLAIN : MIN_SPELLED)
}

/** "max. 3 words", "in three words", "3 words or fewer". */
function isSaidToLimit(tokens: readonly Token[], number: number, unit: number): boolean {
  const before = tokens.slice(0, Math.min(number, unit)).findLast(({ text }) => !/^[.:-]$/u.test(text))
  const after = tokens.slice(Math.max(number, unit) + 1, Math.max(number, unit) + 3)
  return (before !== undefined && FILLER.test(before.text)) || after.some(({ text }) => CUE.test(text))
}

function sentenceAround(text: string, index: number): string {
  const start = Math.max(text.lastIndexOf('. ', index), text.lastIndexOf('? ', index)) + 1
  const end = text.slice(index).search(/[?!]|\.(?=\s\p{Lu}|$)/u)
  return text.slice(start, end < 0 ? undefined : index + end)
}
