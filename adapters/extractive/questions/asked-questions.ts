import type { Candidate } from './candidates.ts'
import type { FormRoles } from './form-roles.ts'
import { takesTicks, type PrintedItem } from './printed-items.ts'
import type { Thresholds } from './read-form.ts'
import { assembleQuestions } from './question-assembly.ts'
import { takesAnswer, type QuestionDraft } from './question-drafts.ts'
import { titleLine } from './title.ts'

const USUAL: Thresholds = { question: 0.4, heading: 0.3, guidance: 0.35 }
/** A form asks at least once in so many lines. */
const LINES_A_QUESTION = 40

export interface AskedQuestions {
  readonly drafts: readonly QuestionDraft[]
  /** So few ask for the length of the form that the user should look. */
  readonly isDoubtful: boolean
}

/** The questions of a form by the roles of its lines. */
export function askedQuestions(
  items: readonly PrintedItem[],
  candidates: readonly Candidate[],
  roles: FormRoles,
): AskedQuestions {
  const title = titleLine(items)
  /** Where no words to pick from are printed, yes or no is asked in words. */
  const options = items.some((item) => takesTicks(item))
  const read = assembleQuestions({ items, candidates, roles, thresholds: USUAL, title })
  const drafts = read.filter((draft) => takesAnswer(draft, options))
  return { drafts, isDoubtful: candidates.length > 0 && drafts.length * LINES_A_QUESTION < candidates.length }
}
