import { QUESTION_WORDS } from '../../../core/gaps/asked-for.ts'

/** Whether only people can tell, because it is chosen for the application: "Scheme applied for". */
export function isOnlyAsked(question: string): boolean {
  return QUESTION_WORDS.some(({ onlyAsked }) => onlyAsked?.test(question) === true)
}
