import { nameWords } from './name-words.ts'

const LONGEST_KEY = 80
const MAX_PAIRED_WORDS = 10

/** Position of a key in the name. */
export const KEY_KINDS = { name: 0, laterWord: 1, pair: 2, number: 3 } as const
export type FunderKeyKind = (typeof KEY_KINDS)[keyof typeof KEY_KINDS]

/** A text by which a funder is found. */
export interface FunderKey {
  readonly kind: FunderKeyKind
  readonly key: string
  /** Words of the key's name; empty for a number. */
  readonly name: string
}

interface Named {
  /** The displayed name and all others. */
  readonly names: readonly string[]
  readonly charityNumber: string | null
  readonly identifiers: readonly string[]
}

/**
 * The keys of a funder: each name from its first word, from each later word, and its pairs of words in alphabetical
 * order; and its numbers, with and without prefixes.
 */
export function funderKeysOf({ names, charityNumber, identifiers }: Named): readonly FunderKey[] {
  const numbers = [...(charityNumber === null ? [] : [charityNumber]), ...identifiers]
  const keys = [...names.flatMap(keysOfName), ...numbers.flatMap(keysOfNumber)]
  return [...new Map(keys.map((key) => [`${key.kind} ${key.key} ${key.name}`, key])).values()]
}

function keysOfName(text: string): FunderKey[] {
  const words = nameWords(text)
  const name = cut(words.join(' '))
  const tails = words.map((_, at) => ({
    kind: at === 0 ? KEY_KINDS.name : KEY_KINDS.laterWord,
    key: cut(words.slice(at).join(' ')),
    name,
  }))
  return [...tails, ...pairsOf(words).map((key) => ({ kind: KEY_KINDS.pair, key, name }))]
}

/** All pairs of different words, each in alphabetical order. */
export function pairsOf(words: readonly string[]): string[] {
  const sorted = [...new Set(words.slice(0, MAX_PAIRED_WORDS))].sort()
  return sorted.flatMap((one, at) => sorted.slice(at + 1).map((other) => cut(`${one} ${other}`)))
}

/** "GB-SC-SC022910" gets the keys "gbscsc022910", "sc022910" and "022910". */
function keysOfNumber(text: string): FunderKey[] {
  const whole = numberKey(text)
  const last = numberKey(text.split('-').at(-1) ?? '')
  const bare = last.replace(/^\D+/u, '')
  const keys = [whole, last, bare, bare.replace(/^0+/, '')].filter((key) => key !== '')
  return [...new Set(keys)].map((key) => ({ kind: KEY_KINDS.number, key, name: '' }))
}

/** A number for comparison: letters and digits only. */
export function numberKey(text: string): string {
  return cut(
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ''),
  )
}

function cut(text: string): string {
  return text.slice(0, LONGEST_KEY)
}
