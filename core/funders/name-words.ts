import { foldLetters } from '../shared/fold-letters.ts'

/** Words that do not help to identify a funder. */
const EMPTY_WORDS = new Set(['the', 'and', 'of'])
const APOSTROPHES = /['’‘`´ʼ]/g
const WORD = /[\p{L}\p{N}]+/gu
const MAX_WORDS = 16

/**
 * The words by which a name is found: without case, accents and apostrophes, consecutive initials as one word ("J. R.
 * C. T." as "jrct"), and without articles, "and" and "of" unless nothing else is left.
 */
export function nameWords(name: string): readonly string[] {
  const plain = foldLetters(name.normalize('NFKC')).replace(APOSTROPHES, '')
  const words = joinInitials(plain.match(WORD) ?? [])
  const telling = words.filter((word) => !EMPTY_WORDS.has(word))
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS)
}

function joinInitials(words: readonly string[]): string[] {
  const joined: string[] = []
  let isOpen = false
  for (const word of words) {
    const isInitial = /^\p{L}$/u.test(word)
    if (isInitial && isOpen) joined[joined.length - 1] += word
    else joined.push(word)
    isOpen = isInitial
  }
  return joined
}
