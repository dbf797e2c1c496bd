/** Shorter words are not corrected. */
export const SHORTEST_CORRECTED = 4
const LONGEST_CORRECTED = 30
/** Words of this length may differ by two letters. */
const LONG_WORD = 7
const SOUND = '~'
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/[ck]+|qu?/g, 'k'],
  [/z/g, 's'],
]

/**
 * Keys that a word shares with every word that differs from it by one letter (left out, added, changed, or swapped with
 * its neighbour), and, for similar sounds, by vowels and doubled letters. Empty for words that are too short.
 */
export function spellingKeysOf(word: string): readonly string[] {
  if (word.length < SHORTEST_CORRECTED || word.length > LONGEST_CORRECTED) return [word]
  const shorter = Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1))
  return [...new Set([word, ...shorter, soundOf(word)])]
}

function soundOf(word: string): string {
  const spelt = ALIKE.reduce((text, [letters, letter]) => text.replace(letters, letter), word)
  const consonants = spelt.slice(0, 1) + spelt.slice(1).replace(/[aeiouyhw]+/g, '')
  return SOUND + consonants.replace(/(.)\1+/g, '$1')
}

/** Words within one or two typing errors of the typed word, nearest first. */
export function nearest(typed: string, words: readonly string[], limit: number): readonly string[] {
  const most = typed.length < SHORTEST_CORRECTED ? 0 : typed.length < LONG_WORD ? 1 : 2
  return [...new Set(words)]
    .map((word) => ({ word, slips: slipsBetween(typed, word) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips || (a.word < b.word ? -1 : 1))
    .slice(0, limit)
    .map(({ word }) => word)
}

/** Number of letters left out, added, changed or swapped with their neighbours (optimal string alignment). */
function slipsBetween(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    for (let to = 1; to <= other.length; to++) next.push(slipsAt({ one, other, at, to }, { before, row, next }))
    before = row
    row = next
  }
  return row[other.length] ?? 0
}

interface Place {
  readonly one: string
  readonly other: string
  readonly at: number
  readonly to: number
}

type Rows = Readonly<Record<'before' | 'row' | 'next', readonly number[]>>

function slipsAt({ one, other, at, to }: Place, { before, row, next }: Rows): number {
  const changed = one[at - 1] === other[to - 1] ? 0 : 1
  const least = Math.min(slips(row[to]) + 1, slips(next[to - 1]) + 1, slips(row[to - 1]) + changed)
  const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
  return isSwapped ? Math.min(least, slips(before[to - 2]) + 1) : least
}

function slips(known: number | undefined): number {
  return known ?? Number.POSITIVE_INFINITY
}
