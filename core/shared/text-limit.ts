import type { Counting } from './counting.ts'
import { readText } from './read-text.ts'

/** A limit on an answer; null where there is none. Words are split at white space; characters are counted with it. That
 * of a question says how its application counts from where it is loaded on. */
export interface TextLimit {
  readonly words: number | null
  readonly characters: number | null
  /** How characters are counted instead; absent where nobody has said. */
  readonly counting?: Counting
}

export const NO_LIMIT: TextLimit = { words: null, characters: null }

/** Number of words of a text in Markdown as it is read: split on white space. */
export function countWords(text: string): number {
  const read = readText(text)
  return read === '' ? 0 : read.split(/\s+/).length
}

/** Number of characters of a text in Markdown as it is read, in UTF-16 code units, as a web form counts them: spaces
 * included, a line break as one. */
export function countCharacters(text: string, counting?: Counting | null): number {
  const read = readText(text)
  if (counting === 'characters-without-spaces') return read.replace(/\s/g, '').length
  return counting === 'characters-line-break-as-two' ? read.replace(/\n/g, '\r\n').length : read.length
}

/** The limit as the form counts it, whatever it was counted as before. */
export function countedAs({ words, characters }: TextLimit, counting: Counting | null): TextLimit {
  return { words, characters, ...(counting !== null && { counting }) }
}

export function isWithin(text: string, limit: TextLimit): boolean {
  return (
    (limit.words === null || countWords(text) <= limit.words) &&
    (limit.characters === null || countCharacters(text, limit.counting) <= limit.characters)
  )
}
