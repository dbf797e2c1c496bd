import type { Replacement } from './chat-command.ts'

const LETTER_BEFORE = /[\p{L}\p{N}]$/u
const LETTER_AFTER = /^[\p{L}\p{N}]/u

export interface Replaced {
  readonly text: string
  readonly count: number
}

/** The text with other words everywhere, as whole words and without regard to case; null where they are not in it. */
export function replaceWords(text: string, { from, to }: Replacement): Replaced | null {
  const places = placesOf(text, from)
  if (places.length === 0) return null
  let [replaced, after] = ['', 0]
  for (const start of places) {
    replaced += text.slice(after, start) + inCaseOf(to, text.slice(start, start + from.length), from)
    after = start + from.length
  }
  return { text: replaced + text.slice(after), count: places.length }
}

function placesOf(text: string, words: string): number[] {
  const [lowText, lowWords] = [text.toLowerCase(), words.toLowerCase()]
  if (lowText.length !== text.length || lowWords === '') return []
  const places: number[] = []
  for (let at = lowText.indexOf(lowWords); at >= 0; at = lowText.indexOf(lowWords, at + lowWords.length))
    if (isWhole(text, at, at + words.length)) places.push(at)
  return places
}

/** Neither end is in the middle of a word or a number. */
function isWhole(text: string, start: number, end: number): boolean {
  const cutsFirst = LETTER_BEFORE.test(text.slice(0, start)) && LETTER_AFTER.test(text.slice(start))
  const cutsLast = LETTER_BEFORE.test(text.slice(0, end)) && LETTER_AFTER.test(text.slice(end))
  return !cutsFirst && !cutsLast
}

/** A word at the beginning of a sentence keeps its capital, where it was named without. */
function inCaseOf(to: string, found: string, named: string): string {
  const isRaised = found.charAt(0) !== named.charAt(0) && found.charAt(0) === found.charAt(0).toUpperCase()
  return isRaised ? to.charAt(0).toUpperCase() + to.slice(1) : to
}
