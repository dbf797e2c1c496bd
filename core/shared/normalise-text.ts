import { foldLetters } from './fold-letters.ts'

interface NormaliseOptions {
  readonly lowerCase?: boolean
  /** Keeps only letters and digits, with one space between words. */
  readonly wordsOnly?: boolean
  /** Replaces letters by plain lower-case ones: without accents, and `ß` as `ss`. */
  readonly withoutAccents?: boolean
  /** Unifies compatible characters of Unicode (NFKC), such as full-width letters and ligatures. */
  readonly compatible?: boolean
}

/** Normalises text for comparison: trimmed, with single spaces, and in lower case unless told otherwise. */
export function normaliseText(text: string, options: NormaliseOptions = {}): string {
  const { lowerCase = true, wordsOnly = false, withoutAccents = false, compatible = false } = options
  let normal = compatible ? text.normalize('NFKC') : text
  if (lowerCase) normal = normal.toLowerCase()
  if (withoutAccents) normal = foldLetters(normal)
  return normal.replace(wordsOnly ? /[^\p{L}\p{N}]+/gu : /\s+/gu, ' ').trim()
}

/** The words of a text in lower case, without punctuation. */
export function normaliseWords(text: string): string {
  return normaliseText(text, { wordsOnly: true })
}
