/** A limit on an answer; null where there is none. Words are split at white space; characters are counted with it. */
export interface TextLimit {
  readonly words: number | null
  readonly characters: number | null
}

export const NO_LIMIT: TextLimit = { words: null, characters: null }

/** Number of words: text split on white space. */
export function countWords(text: string): number {
  const trimmed = text.trim()
  return trimmed === '' ? 0 : trimmed.split(/\s+/).length
}

/** Number of characters, spaces included, as a web form counts them (UTF-16 code units). */
export function countCharacters(text: string): number {
  return text.length
}

export function isWithin(text: string, limit: TextLimit): boolean {
  return (
    (limit.words === null || countWords(text) <= limit.words) &&
    (limit.characters === null || countCharacters(text) <= limit.characters)
  )
}
