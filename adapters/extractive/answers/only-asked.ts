import type { PrintedQuestion } from '../../../core/known/asked.ts'
import { QUESTION_WORDS } from '../../../core/known/asked-for.ts'

/**
 * Whether only people can tell, because it is chosen for the application ("Scheme applied for") or stands below a heading
 * for what is ("Address where the activities take place").
 */
export function isOnlyAsked({ text, section }: PrintedQuestion): boolean {
  const heading = section?.split(' > ').at(-1) ?? ''
  return QUESTION_WORDS.some(({ onlyAsked }) => onlyAsked?.test(text) === true || onlyAsked?.test(heading) === true)
}
