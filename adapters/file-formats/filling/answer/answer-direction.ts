import { isRightToLeft } from '../../../../core/shared/right-to-left.ts'
import type { AnswerRun } from './answer-paragraphs.ts'

/** Whether a paragraph runs from right to left, by its first letter, regardless of later words in other scripts. */
export function runsRightToLeft(runs: readonly AnswerRun[]): boolean {
  const first = /\p{L}/u.exec(runs.map(({ text }) => text).join(''))?.[0]
  return first !== undefined && isRightToLeft(first)
}
