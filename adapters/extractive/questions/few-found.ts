import type { FormRoles } from './form-roles.ts'
import type { Thresholds } from './question-assembly.ts'

const USUAL: Thresholds = { question: 0.4, heading: 0.3, guidance: 0.35 }
const LENIENT = 0.15
/** A form asks at least once in so many lines. */
const LINES_A_QUESTION = 40

export interface Reading {
  readonly thresholds: Thresholds
  /** So few ask that the user should look. */
  readonly isDoubtful: boolean
}

/** What is likely enough in this form: less where otherwise next to nothing would be asked. */
export function readingOf({ question }: FormRoles): Reading {
  const found = question.filter((one) => one >= USUAL.question).length
  const isDoubtful = found * LINES_A_QUESTION < question.length
  return { thresholds: isDoubtful ? { ...USUAL, question: LENIENT } : USUAL, isDoubtful }
}
