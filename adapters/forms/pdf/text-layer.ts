import { scannedWithoutText } from '../../file-formats/unreadable.ts'
import { AppError } from '../../../core/shared/app-error.ts'

const FEWEST_CHARACTERS = 40
/** A page of a form says more than this; what a scanner stamps on a page says less. */
const FEWEST_ON_A_PAGE = 4

/** Throws `unsupported` where the text behind the pages is missing, or means nothing although the pages look well. */
export function checkTextLayer(pages: readonly string[]): void {
  const text = pages.join('\n')
  const characters = text.replace(/\s/g, '').length
  if (characters < FEWEST_ON_A_PAGE * pages.length) throw scannedWithoutText()
  if (isMeaningless(text)) {
    throw new AppError(
      'unsupported',
      'file.meaningless-text',
      'The text of this PDF can’t be read: its fonts do not tell which characters they show, so only a picture of the pages is left. Upload the original file, or the text as Word, HTML or plain text.',
    )
  }
}

/** Fonts without a table of characters yield signs, private codes, or letters that form no words. */
export function isMeaningless(text: string): boolean {
  const solid = text.replace(/[\s_.…·☐☑•]/gu, '')
  if (solid.length < FEWEST_CHARACTERS) return false
  const letters = solid.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0
  const unknown = solid.match(/[\ufffd\p{Co}\p{Cc}]/gu)?.length ?? 0
  if (unknown > 0.2 * solid.length || letters < 0.55 * solid.length) return true
  const words = text.match(/\b[a-zA-Z]{4,}\b/g) ?? []
  const pronounceable = words.filter(
    (word) => /[aeiouy]/i.test(word) && !/[bcdfghjklmnpqrstvwxz]{7}/i.test(word),
  ).length
  return words.length >= 60 && pronounceable < 0.6 * words.length
}
