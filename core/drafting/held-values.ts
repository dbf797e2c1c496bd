import { normaliseWords } from '../shared/normalise-text.ts'

const TELLING_LETTERS = 4

/** Whether a text has every significant word of another one: each figure, and each word of four or more letters. */
export function holdsEachWord(text: string, words: string): boolean {
  const there = new Set(normaliseWords(text).split(' '))
  const wanted = normaliseWords(words).split(' ').filter(Boolean)
  const telling = wanted.filter((word) => /\d/u.test(word) || word.length >= TELLING_LETTERS)
  return wanted.length > 0 && (telling.length > 0 ? telling : wanted).every((word) => there.has(word))
}
