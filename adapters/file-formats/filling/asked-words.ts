import type { PlaceRange } from '../../../core/proposals/form-filling/printed-places.ts'
import { normaliseWords } from '../../../core/shared/normalise-text.ts'

/** Where words stand in a text, however their blanks are written; null where it does not have them. */
export function findWords(text: string, words: string): PlaceRange | null {
  const parts = words
    .trim()
    .split(/\s+/u)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
  const match = new RegExp(parts.join('\\s+'), 'u').exec(text)
  return match === null || match[0] === '' ? null : { start: match.index, end: match.index + match[0].length }
}

/** Of a text of several lines, the end of the last line that says a question; null where no other line follows it. */
export function endOfAskedLine(text: string, question: string): number | null {
  const asked = normaliseWords(question)
  const lines = text.split('\n')
  const at = lines.findLastIndex((line) => normaliseWords(line).length > 2 && asked.includes(normaliseWords(line)))
  const isLast = lines.slice(at + 1).every((line) => line.trim() === '')
  return at < 0 || isLast
    ? null
    : lines
        .slice(0, at + 1)
        .join('\n')
        .replace(/\r$/u, '').length
}

/** A label whose answer may stand on its line. */
export function isOpenLabel(line: string): boolean {
  return /[:：]\s*[-–—]?\s*[£$€]?\s*$/u.test(line)
}
