import { foldLetters } from './fold-letters.ts'

interface NormaliseOptions {
  readonly lowerCase?: boolean
  /** Leaves letters and digits, with one space between words. */
  readonly wordsOnly?: boolean
  /** Leaves plain letters, in lower case: without their accents, and `ß` as `ss`. */
  readonly withoutAccents?: boolean
  /** Unifies what Unicode calls compatible, such as full-width letters and ligatures. */
  readonly compatible?: boolean
}

/** Text in the form in which it is compared: trimmed, with single spaces, and in lower case unless told otherwise. */
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
