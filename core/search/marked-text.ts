import { placedWords, type PlacedWord } from './search-words.ts'

/** A text and the parts of it that were searched for, as places in UTF-16 code units. */
export interface MarkedText {
  readonly text: string
  readonly marks: readonly { readonly start: number; readonly end: number }[]
}

/** Characters of a snippet, about two lines. */
const SNIPPET_CHARACTERS = 180
/** Words before the first one found, so that it does not stand without context. */
const CHARACTERS_BEFORE = 40

/** The whole text, with every word marked that begins with one of `beginnings`. */
export function markedText(text: string, beginnings: readonly string[]): MarkedText {
  return { text, marks: matchesIn(text, beginnings).map(({ start, end }) => ({ start, end })) }
}

/** The part of the text with most of what was searched for; its beginning where nothing of it is there. */
export function snippetOf(text: string, beginnings: readonly string[]): MarkedText {
  const plain = text.replace(/\s+/g, ' ').trim()
  const found = matchesIn(plain, beginnings)
  const start = startOf(plain, bestStart(found, beginnings))
  const end = endOf(plain, start)
  const before = start > 0 ? '… ' : ''
  const after = end < plain.length ? ' …' : ''
  const shift = before.length - start
  return {
    text: `${before}${plain.slice(start, end)}${after}`,
    marks: found
      .filter((word) => word.start >= start && word.end <= end)
      .map((word) => ({ start: word.start + shift, end: word.end + shift })),
  }
}

function matchesIn(text: string, beginnings: readonly string[]): PlacedWord[] {
  return placedWords(text).filter(({ word }) => beginnings.some((beginning) => word.startsWith(beginning)))
}

/** Where the window begins that holds the most different words searched for; the first of equals. */
function bestStart(found: readonly PlacedWord[], beginnings: readonly string[]): number {
  let best = { start: 0, count: 0 }
  for (const { start } of found) {
    const inside = found.filter((word) => word.start >= start && word.end <= start + SNIPPET_CHARACTERS)
    const count = beginnings.filter((beginning) => inside.some(({ word }) => word.startsWith(beginning))).length
    if (count > best.count) best = { start, count }
  }
  return best.start
}

function startOf(text: string, found: number): number {
  if (found <= CHARACTERS_BEFORE) return 0
  const space = text.indexOf(' ', found - CHARACTERS_BEFORE)
  return space >= 0 && space < found ? space + 1 : found
}

function endOf(text: string, start: number): number {
  const end = start + SNIPPET_CHARACTERS
  if (end >= text.length) return text.length
  const space = text.lastIndexOf(' ', end)
  return space > start ? space : end
}
