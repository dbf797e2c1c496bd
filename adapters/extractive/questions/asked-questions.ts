import type { Candidate } from './candidates.ts'
import type { FormRoles } from './form-roles.ts'
import { takesTicks, takesWords, type PrintedItem } from './printed-items.ts'
import { askingOf } from './prompts.ts'
import { assembleQuestions, type Thresholds } from './question-assembly.ts'
import { takesAnswer, type QuestionDraft } from './question-drafts.ts'
import { titleLine } from './title.ts'

const USUAL: Thresholds = { question: 0.4, heading: 0.3, guidance: 0.35 }
const LENIENT: Thresholds = { ...USUAL, question: 0.15 }
/** A form asks at least once in so many lines. */
const LINES_A_QUESTION = 40

export interface AskedQuestions {
  readonly drafts: readonly QuestionDraft[]
  /** So few ask, by the usual measure, that the user should look. */
  readonly isDoubtful: boolean
}

/** The questions of a form by the roles of its lines; with a more lenient measure where a form asks next to nothing. */
export function askedQuestions(
  items: readonly PrintedItem[],
  candidates: readonly Candidate[],
  roles: FormRoles,
): AskedQuestions {
  const title = titleLine(items)
  /** Where no words to pick from are printed, yes or no is asked in words. */
  const options = items.some((item) => takesTicks(item))
  const asked = (thresholds: Thresholds) =>
    assembleQuestions({ items, candidates, roles, thresholds, title }).filter((draft) => takesAnswer(draft, options))
  const usual = asked(USUAL)
  const isDoubtful = candidates.length > 0 && usual.length * LINES_A_QUESTION < candidates.length
  return { drafts: isDoubtful && !isRunningText(items, candidates) ? asked(LENIENT) : usual, isDoubtful }
}

/** A call or its terms: more than half is prose, and nowhere is there a place to write. */
function isRunningText(items: readonly PrintedItem[], candidates: readonly Candidate[]): boolean {
  const prose = candidates.filter(({ text }) => askingOf(text) === 'prose').length
  return prose * 2 > candidates.length && !items.some((item) => takesWords(item))
}
