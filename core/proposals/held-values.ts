import { normaliseWords } from '../shared/normalise-text.ts'

/** With separators of thousands and a decimal point or comma, and the word that multiplies it. */
const FIGURE = /\d+(?:[.,’'\u00a0\u202f ]\d+)*(?:\s?(k|thousand|m|mn|million|bn|billion)\b)?/giu
const SCALES: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 }
const SHARE_OF_WORDS = 0.5
const TELLING_LETTERS = 4

/** Whether a text states a number, whichever way it writes numbers. */
export function holdsNumber(text: string, value: number): boolean {
  return [...text.matchAll(FIGURE)].some(([figure, scale = '']) => {
    const times = SCALES[scale.charAt(0).toLowerCase()] ?? 1
    const digits = figure.slice(0, figure.length - scale.length).trim()
    return readingsOf(digits).some((number) => Math.abs(number * times - value) < 1e-6)
  })
}

/** Whether a text has at least half of the words of another one. */
export function holdsWords(text: string, words: string): boolean {
  const there = new Set(normaliseWords(text).split(' '))
  const wanted = normaliseWords(words).split(' ').filter(Boolean)
  return wanted.length === 0 || wanted.filter((word) => there.has(word)).length >= wanted.length * SHARE_OF_WORDS
}

/** Whether a text has every word of another one that is telling: each figure, and each word of four letters and more. */
export function holdsEachWord(text: string, words: string): boolean {
  const there = new Set(normaliseWords(text).split(' '))
  const wanted = normaliseWords(words).split(' ').filter(Boolean)
  const telling = wanted.filter((word) => /\d/u.test(word) || word.length >= TELLING_LETTERS)
  return wanted.length > 0 && (telling.length > 0 ? telling : wanted).every((word) => there.has(word))
}

/** What digits with separators can mean: the last one parts off decimals, or thousands like the others. */
function readingsOf(digits: string): number[] {
  const parts = digits.split(/\D/u)
  const whole = Number(parts.join(''))
  const decimals = parts.length > 1 ? Number(`${parts.slice(0, -1).join('')}.${parts.at(-1)!}`) : whole
  return [whole, decimals]
}
