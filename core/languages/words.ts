import { INVISIBLE, UNSEEN } from '../shared/fold-letters.ts'

const CONNECTORS = "'’‘.,·\\-‐‑‒–—"
const LETTERS = `[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}${INVISIBLE}]*`
/** Letters and digits without a space: a word, a compound, a number with its signs. */
const RUN = new RegExp(`${LETTERS}(?:[${CONNECTORS}][${INVISIBLE}]*${LETTERS})*`, 'gu')
const PIECE = new RegExp(LETTERS, 'gu')
/** The usual run: one word that needs no further work. */
const PLAIN = /^[A-Za-z]+$/
const NUMBER = /^\p{N}[\p{N}.,]*$/u
const REGISTERED = /^0+[1-9]\d{4,}$/
const POSSESSIVE = /['’‘]s$/iu
/** An apostrophe joins a name ("O'Brien"); elsewhere it marks omitted letters ("l'association"). */
const NAME_BEHIND_APOSTROPHE = /['’‘]\p{Lu}/u

const UNSPACED_SCRIPTS = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
const UNSPACED_LETTER = `[${UNSPACED_SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}ー]`
const UNSPACED = new RegExp(UNSPACED_LETTER, 'u')
const SCRIPT_PART = new RegExp(`(?:${UNSPACED_LETTER}\\p{M}*)+|(?:(?!${UNSPACED_LETTER}).)+`, 'gu')
const CHARACTER = /\P{M}\p{M}*/gu

const ASCII = /^[ -~]*$/

/** Longer runs are binary debris or base64, not words. */
export const LONGEST_WORD = 60

/** A word of a text in lower case without invisible characters, with its offsets in UTF-16 code units. */
export interface PlacedWord {
  readonly word: string
  readonly start: number
  readonly end: number
}

/** Runs of letters and digits, in text order; `wordsOfRun` splits them. */
export function runsOf(text: string): readonly string[] {
  return text.match(RUN) ?? []
}

/**
 * Words of a text, in order. A number is one word in any format, and a second without leading zeros; a compound gives
 * its parts, then the whole; scripts without spaces give pairs of characters.
 */
export function placedWords(text: string): PlacedWord[] {
  const words: PlacedWord[] = []
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (isPlain(run)) words.push({ word: run.toLowerCase(), start: index, end: index + run.length })
    else
      for (const { word, start, end } of wordsOfRun(run)) words.push({ word, start: index + start, end: index + end })
  }
  return words
}

function isPlain(run: string): boolean {
  return run.length <= LONGEST_WORD && PLAIN.test(run)
}

/** Words of a run, with their offsets in the run. */
export function wordsOfRun(run: string): readonly PlacedWord[] {
  if (isPlain(run)) return [{ word: run.toLowerCase(), start: 0, end: run.length }]
  const seen = normalised(run)
  if (NUMBER.test(seen)) return numbersOf(seen).map((word) => ({ word, start: 0, end: run.length }))
  return compoundOf(run)
}

function compoundOf(run: string): PlacedWord[] {
  const owner = run.replace(POSSESSIVE, '')
  const pieces = [...owner.matchAll(PIECE)].map(({ 0: text, index }) => ({ text, start: index }))
  const words = pieces.flatMap(({ text, start }) => wordsOfPiece(text, start))
  if (pieces.length < 2 || UNSPACED.test(owner) || isElided(owner)) return words
  const whole = pieces.map(({ text }) => normalised(text)).join('')
  return whole.length > LONGEST_WORD ? words : [...words, { word: whole, start: 0, end: owner.length }]
}

function isElided(run: string): boolean {
  return /['’‘]/.test(run) && !NAME_BEHIND_APOSTROPHE.test(run)
}

function wordsOfPiece(piece: string, offset: number): PlacedWord[] {
  if (!UNSPACED.test(piece)) return wordAt(normalised(piece), offset, piece.length)
  return [...piece.matchAll(SCRIPT_PART)].flatMap(({ 0: part, index }) =>
    UNSPACED.test(part) ? pairsOf(part, offset + index) : wordAt(normalised(part), offset + index, part.length),
  )
}

function wordAt(word: string, start: number, length: number): PlacedWord[] {
  return word === '' || word.length > LONGEST_WORD ? [] : [{ word, start, end: start + length }]
}

/** Chinese, Japanese and Thai have no spaces between words; pairs of characters are good enough for search. */
function pairsOf(part: string, offset: number): PlacedWord[] {
  const characters = [...part.matchAll(CHARACTER)].map(({ 0: text, index }) => ({ text, end: index + text.length }))
  const [only] = characters
  if (only === undefined) return []
  if (characters.length === 1) return wordAt(normalised(only.text), offset, only.end)
  return characters.slice(1).flatMap(({ text, end }, at) => {
    const before = characters[at] ?? only
    const start = offset + before.end - before.text.length
    return wordAt(normalised(before.text + text), start, offset + end - start)
  })
}

function normalised(run: string): string {
  return ASCII.test(run) ? run.toLowerCase() : run.replace(UNSEEN, '').normalize('NFKC').toLowerCase()
}

/** The value of a number and, for a register number with leading zeros, also without them: people type both. */
function numbersOf(text: string): string[] {
  const value = plainNumber(text)
  return (REGISTERED.test(value) ? [value, value.replace(/^0+/, '')] : [value]).filter(isShort)
}

function isShort(word: string): boolean {
  return word.length <= LONGEST_WORD
}

/** `1,201,095`, `1.201.095` and `1201095` are the same number; `2.4` stays a decimal and `2,4` becomes one. */
function plainNumber(text: string): string {
  if (/^\p{N}{1,3}([.,]\p{N}{3})+$/u.test(text)) return text.replace(/[.,]/g, '')
  if (/^\p{N}{1,3}(,\p{N}{3})+\.\p{N}+$/u.test(text)) return text.replace(/,/g, '')
  if (/^\p{N}{1,3}(\.\p{N}{3})+,\p{N}+$/u.test(text)) return text.replace(/\./g, '').replace(',', '.')
  if (/^\p{N}+,\p{N}+$/u.test(text)) return text.replace(',', '.')
  return text
}
