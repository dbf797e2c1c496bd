import type { AppError } from '../../../core/shared/app-error.ts'
import { scannedWithoutText, unreadableLetters } from '../unreadable.ts'

const MIN_CHARACTERS = 40
/** A page says more than this; what a scanner stamps on a page says less. */
const MIN_ON_A_PAGE = 4
/** As many characters tell whether the letters of a file mean anything. */
const SAMPLE = 10_000

/** Why the text behind the pages can't be used: it is missing, or means nothing although the pages look well. */
export function unreadableText(pages: readonly string[]): AppError | null {
  const text = pages.join('\n')
  if (text.replace(/\s/g, '').length < MIN_ON_A_PAGE * pages.length) return scannedWithoutText()
  return isMeaningless(text.slice(0, SAMPLE)) ? unreadableLetters() : null
}

/** Fonts without a table of characters yield signs, private codes, or letters that form no words. */
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
