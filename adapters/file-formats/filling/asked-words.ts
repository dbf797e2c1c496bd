import type { PlaceRange } from '../../../core/hand-in/printed-places.ts'
import { holdsWords } from '../../../core/hand-in/form-spots.ts'
import { normaliseWords } from '../../../core/shared/normalise-text.ts'

/** The range of words in a text, ignoring differences in whitespace; null if absent. */
export function findWords(text: string, words: string): PlaceRange | null {
  const parts = words
    .trim()
    .split(/\s+/u)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
  const match = new RegExp(parts.join('\\s+'), 'u').exec(text)
  return match === null || match[0] === '' ? null : { start: match.index, end: match.index + match[0].length }
}

/**
 * In a text with several lines, the end of the last line of a question, or of the words `after` it that belong to it;
 * null if no line follows.
 */
export function endOfAskedLine(text: string, question: string, after = ''): number | null {
  const lines = text.split('\n')
  const isSaidIn = (words: string) => (line: string) =>
    normaliseWords(line).length > 2 && normaliseWords(words).includes(normaliseWords(line))
  const whole = lines.findIndex((_, at) => holdsWords(lines.slice(0, at + 1).join(' '), question))
  const asked = whole < 0 ? lines.findLastIndex(isSaidIn(question)) : whole
  const help = lines.findIndex((line, index) => index > asked && isSaidIn(after)(line))
  const rest = help < 0 ? -1 : lines.slice(help).findIndex((line) => !isSaidIn(after)(line))
  const at = help < 0 ? asked : rest < 0 ? lines.length - 1 : help + rest - 1
  const isLast = lines.slice(at + 1).every((line) => line.trim() === '')
  return at < 0 || isLast
    ? null
    : lines
        .slice(0, at + 1)
        .join('\n')
        .replace(/\r$/u, '').length
}

/** Whether the answer to a label may go on its line. */
export function isOpenLabel(line: string): boolean {
  return /[:：]\s*[-–—]?\s*[£$€]?\s*$/u.test(line)
}
