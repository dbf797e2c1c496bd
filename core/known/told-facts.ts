import type { AccountSettings } from '../identity/account.ts'
import { FACTS_SOURCE, type ToldText } from '../proposals/answer/told-text.ts'

/** Lines of a facts file that writers do not get. */
const BANK_DETAILS = /\b(?:sort code|account (?:number|no)|iban|bic|swift|kontonummer|bankleitzahl)\b/iu

/** The facts file of an account without bank details; null if there is none. */
export function toldFacts({ factsFile }: AccountSettings): ToldText | null {
  const lines = factsFile.split('\n').filter((line) => line.trim() !== '' && !BANK_DETAILS.test(line))
  if (lines.length === 0) return null
  return { source: 'facts', fileName: FACTS_SOURCE, heading: null, text: lines.join('\n'), isAsked: false }
}
