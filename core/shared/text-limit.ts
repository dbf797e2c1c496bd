import type { Counting } from './counting.ts'

/** A limit on an answer; null where there is none. Words are split at white space; characters are counted with it. */
export interface TextLimit {
  readonly words: number | null
  readonly characters: number | null
  /** How characters are counted instead; absent where nobody has said. */
  readonly counting?: Counting
}

export const NO_LIMIT: TextLimit = { words: null, characters: null }

/** Number of words: text split on white space. */
export function countWords(text: string): number {
  const trimmed = text.trim()
  return trimmed === '' ? 0 : trimmed.split(/\s+/).length
}

/** Number of characters in UTF-16 code units, as a web form counts them: spaces included, a line break as one. */
export function countCharacters(text: string, counting?: Counting | null): number {
  if (counting === 'characters-without-spaces') return text.replace(/\s/g, '').length
  return counting === 'characters-line-break-as-two' ? text.replace(/\r\n?|\n/g, '\r\n').length : text.length
}

/** The limit as the form counts it. */
export function countedAs(limit: TextLimit, counting: Counting | null): TextLimit {
  return counting === null ? limit : { ...limit, counting }
}

export function isWithin(text: string, limit: TextLimit): boolean {
  return (
    (limit.words === null || countWords(text) <= limit.words) &&
    (limit.characters === null || countCharacters(text, limit.counting) <= limit.characters)
  )
}
