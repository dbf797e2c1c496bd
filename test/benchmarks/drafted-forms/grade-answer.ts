import { countWords } from '../../../core/shared/text-limit.ts'
import type { ExpectedAnswer } from './expected-answers.ts'

/**
 * `right`: it says what it should. `wrong`: it answers with something else. `refused`: it asks although the library says
 * it. `declined`: it asks, and the library does not say it. `groundless`: it answers although the library does not say it.
 * `partly`: the library says something near, which is left to the reader; `evidence`: it is shown as a passage there.
 */
export type Verdict = 'right' | 'wrong' | 'refused' | 'declined' | 'groundless' | 'partly' | 'evidence'

export interface GivenAnswer {
  readonly text: string
  readonly missing: boolean
}

/** Words: a name, a number, an address, a date or an amount with what labels it. */
const LONGEST_FACT = 30

export function gradeAnswer({ text, missing }: GivenAnswer, expected: ExpectedAnswer): Verdict {
  const { says, kind } = expected
  if (says === 'lacking') return missing ? 'declined' : 'groundless'
  if (missing) return says === 'partly' ? 'evidence' : 'refused'
  if (namesAnother(text, expected)) return 'wrong'
  if (says === 'partly') return 'partly'
  const isTooLong = kind !== 'prose' && kind !== 'list' && countWords(text) > LONGEST_FACT
  return !isTooLong && says.every((alternatives) => alternatives.some((one) => holds(text, one))) ? 'right' : 'wrong'
}

/** Whether it gives what stands in the library of another party. */
function namesAnother(text: string, { never = [] }: ExpectedAnswer): boolean {
  return never.some((one) => holds(text, one))
}

function holds(text: string, sought: string): boolean {
  return plain(text).includes(plain(sought))
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[‘’]/gu, "'").replace(/\s+/gu, ' ')
}
