import type { AppError } from '../../../core/shared/app-error.ts'
import { scannedWithoutText, unreadableLetters } from '../unreadable.ts'

const MIN_CHARACTERS = 40
/** Minimum number of characters per page, more than a scanner's stamp. */
const MIN_ON_A_PAGE = 4
/** Number of characters checked for meaningful text. */
const SAMPLE = 10_000

/** The error if the text behind the pages is unusable: missing, or meaningless although the pages look fine. */
export function unreadableText(pages: readonly string[]): AppError | null {
  const text = pages.join('\n')
  if (text.replace(/\s/g, '').length < MIN_ON_A_PAGE * pages.length) return scannedWithoutText()
  return isMeaningless(text.slice(0, SAMPLE)) ? unreadableLetters() : null
}

/** Fonts without a character map yield symbols, private codes, or letters that form no words. */
export function isMeaningless(text: string): boolean {
  const solid = text.replace(/[\s_.…·☐☑•]/gu, '')
  const inWords = text.match(/\p{L}[\p{L}\p{M}]+|\d[\d.,]+/gu)?.join('').length ?? 0
  if (inWords < 0.45 * solid.length) return true
  if (solid.length < MIN_CHARACTERS) return false
  const letters = solid.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0
  const unknown = solid.match(/[\ufffd\p{Co}\p{Cc}]/gu)?.length ?? 0
  if (unknown > 0.2 * solid.length || letters < 0.55 * solid.length) return true
  const words = text.match(/\b[a-zA-Z]{4,}\b/g) ?? []
  const pronounceable = words.filter(
    (word) => /[aeiouy]/i.test(word) && !/[bcdfghjklmnpqrstvwxz]{7}/i.test(word),
  ).length
  return words.length >= 60 && pronounceable < 0.6 * words.length
}
