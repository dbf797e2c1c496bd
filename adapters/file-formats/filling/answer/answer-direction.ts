import { isRightToLeft } from '../../../../core/shared/right-to-left.ts'
import type { AnswerRun } from './answer-paragraphs.ts'

/** Whether a paragraph is written from right to left: by its first letter, whatever words of other scripts follow. */
export function runsRightToLeft(runs: readonly AnswerRun[]): boolean {
  const first = /\p{L}/u.exec(runs.map(({ text }) => text).join(''))?.[0]
  return first !== undefined && isRightToLeft(first)
}
