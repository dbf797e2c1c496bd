import type { Counting } from './counting.ts'
import { readText } from './read-text.ts'

/**
 * A limit on an answer; null for none. Words are split at white space; characters include it. The limit of a loaded
 * question has its application's way of counting.
 */
export interface TextLimit {
  readonly words: number | null
  readonly characters: number | null
  /** The form's way of counting characters; absent if unknown. */
  readonly counting?: Counting
}

export const NO_LIMIT: TextLimit = { words: null, characters: null }

/** Counts the words of a Markdown text as read, split at white space. */
export function countWords(text: string): number {
  const read = readText(text)
  return read === '' ? 0 : read.split(/\s+/).length
}

/**
 * Counts the characters of a Markdown text as read, in UTF-16 code units, like a web form: spaces count, a line break
 * counts as one.
 */
export function countCharacters(text: string, counting?: Counting | null): number {
  const read = readText(text)
  if (counting === 'characters-without-spaces') return read.replace(/\s/g, '').length
  return counting === 'characters-line-break-as-two' ? read.replace(/\n/g, '\r\n').length : read.length
}

/** The limit with the form's way of counting. */
export function countedAs({ words, characters }: TextLimit, counting: Counting | null): TextLimit {
  return { words, characters, ...(counting !== null && { counting }) }
}

export function isWithin(text: string, limit: TextLimit): boolean {
  return (
    (limit.words === null || countWords(text) <= limit.words) &&
    (limit.characters === null || countCharacters(text, limit.counting) <= limit.characters)
  )
}
